import type { ReactNode } from "react";
import { classNames } from "~/components/classNames";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { Icon, type IconName } from "~/components/Icon";
import { Paisaje } from "~/components/Paisaje";
import { PorTusTemas } from "~/components/PorTusTemas";
import { Precio } from "~/components/Precio";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { contenedor, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import type { PortadaDatos, ProximaCita } from "./datos";
import * as css from "./Portada.css";

export function Portada({ sinTerminar, porTemas, especialidades, horarios, proximaCita }: PortadaDatos) {
  return (
    <>
      {sinTerminar.length > 0 && (
        <div className={classNames(contenedor, css.aviso)}>
          <ReservasSinTerminar reservas={sinTerminar} />
        </div>
      )}
      <Bienvenida proximaCita={proximaCita} />
      <Horarios horarios={horarios} porTemas={porTemas} />
      {especialidades.length > 0 && (
        <Especialidades especialidades={especialidades} porTemas={porTemas && horarios.length === 0} />
      )}
      <AsiFunciona />
      <SinSorpresas />
    </>
  );
}

function Bienvenida({ proximaCita }: { proximaCita: ProximaCita | null }) {
  return (
    <section className={css.bienvenida} aria-labelledby="bienvenida">
      <div className={classNames(contenedor, css.sobreElPaisaje)}>
        <div className={css.mensaje}>
          {proximaCita ? <TuProximaSesion cita={proximaCita} /> : <Promesa />}
        </div>
      </div>
      <Paisaje className={css.paisaje} imagen={css.imagen} />
    </section>
  );
}

function Promesa() {
  return (
    <>
      <h1 id="bienvenida" className={css.promesa}>
        Un momento para ti, con la persona indicada
      </h1>
      <p className={css.bajada}>
        Conversa por videollamada con especialistas en psicología, nutrición, finanzas y más. Eliges el
        horario, ves el precio final y reservas en pocos minutos.
      </p>
      <div className={css.acciones}>
        <Button href="/agendar" large>
          Agenda una sesión
        </Button>
        <Button href="/especialista" variant="secondary" large>
          Ver especialistas
        </Button>
      </div>
    </>
  );
}

function TuProximaSesion({ cita }: { cita: ProximaCita }) {
  const { persona } = useRaiz();
  return (
    <>
      <h1 id="bienvenida">{persona ? `Hola, ${persona.nombre}` : "Hola"}</h1>
      <Card className={css.cita}>
        <h2 className={css.subtitulo}>Tu próxima sesión</h2>
        <div className={css.persona}>
          <Retrato id={cita.retrato} loading="eager" />
          <div className={css.encoge}>
            <p className={css.nombre}>{cita.nombre}</p>
            <Tag especialidad={cita.especialidad.slug}>{cita.especialidad.name}</Tag>
          </div>
        </div>
        <p className={css.cuando}>
          <Icon name="calendario" />
          <time dateTime={cita.inicio.iso}>{cita.inicio.texto}</time>
        </p>
        <div className={css.acciones}>
          <Button href={cita.href}>Ver mi sesión</Button>
          <Button href="/agendar" variant="secondary">
            Agenda una sesión
          </Button>
        </div>
      </Card>
    </>
  );
}

function Seccion({
  id,
  titulo,
  guia,
  porTemas = false,
  children,
}: {
  id: string;
  titulo: string;
  guia?: string;
  porTemas?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={classNames(contenedor, css.seccion)}>
      <div className={pila.corta}>
        <h2 id={id}>{titulo}</h2>
        {guia && <p className={textoGuia}>{guia}</p>}
        {porTemas && <PorTusTemas />}
      </div>
      {children}
    </section>
  );
}

function Horarios({ horarios, porTemas }: Pick<PortadaDatos, "horarios" | "porTemas">) {
  return (
    <Seccion
      id="horarios"
      titulo="Los próximos horarios libres"
      guia={horarios.length > 0 ? "En hora de Perú. Toca uno para ver todos los de esa persona." : undefined}
      porTemas={porTemas && horarios.length > 0}
    >
      {horarios.length === 0 ? (
        <EmptyState
          title="Por ahora no hay horarios para mostrar"
          level={3}
          illustration="agenda-vacia"
          actions={
            <Button href="/especialista" variant="secondary">
              Conocer a los especialistas
            </Button>
          }
        >
          <p>Cada día se abren horarios nuevos. Mientras tanto, puedes conocer a quienes atienden.</p>
        </EmptyState>
      ) : (
        <ul className={rejilla.ancha}>
          {horarios.map((horario) => (
            <li key={horario.href}>
              <Card href={horario.href} className={css.horario}>
                <div className={css.persona}>
                  <Retrato id={horario.retrato} />
                  <div className={css.encoge}>
                    <h3>{horario.nombre}</h3>
                    <Tag especialidad={horario.especialidad.slug}>{horario.especialidad.name}</Tag>
                  </div>
                </div>
                <div className={css.hora}>
                  <time dateTime={horario.inicio.iso} className={css.inicio}>
                    {horario.inicio.texto}
                  </time>
                  <Precio centimos={horario.precioEnCentimos} conBono={horario.conBono} />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Seccion>
  );
}

function Especialidades({ especialidades, porTemas }: Pick<PortadaDatos, "especialidades" | "porTemas">) {
  return (
    <Seccion id="especialidades" titulo="¿Con qué quieres empezar?" porTemas={porTemas}>
      <ListaDeEspecialidades>
        {especialidades.map(({ slug, name, description }) => (
          <TarjetaDeEspecialidad key={slug} slug={slug} name={name} texto={description} nivel={3} />
        ))}
      </ListaDeEspecialidades>
    </Seccion>
  );
}

const PASOS = [
  [
    "Elige a quién y cuándo",
    "Mira los horarios libres, día por día. El que elijas queda guardado 10 minutos para ti.",
  ],
  ["Revisa y paga", "Ves el total antes de pagar. Si tienes sesiones a favor, las usas primero."],
  ["Conéctate a tu hora", "Tu sesión te espera en Mi zona, con su fecha y su hora."],
] as const;

function AsiFunciona() {
  return (
    <Seccion id="asi-funciona" titulo="Así funciona">
      <ol className={css.pasos}>
        {PASOS.map(([titulo, texto]) => (
          <li key={titulo} className={classNames(css.paso, css.texto)}>
            <h3>{titulo}</h3>
            <p className={textoSuave}>{texto}</p>
          </li>
        ))}
      </ol>
    </Seccion>
  );
}

const GARANTIAS: { icono: IconName; titulo: string; texto: string }[] = [
  {
    icono: "cambiar",
    titulo: "Cambias o cancelas a tiempo",
    texto: "Hasta 24 horas antes del inicio. Siempre te decimos el día y la hora límite.",
  },
  {
    icono: "recibo",
    titulo: "El precio que ves es el que pagas",
    texto: "En soles y con IGV incluido. Sin cargos al final.",
  },
  {
    icono: "candado",
    titulo: "Tus datos son tuyos",
    texto: "Los usamos solo para lo que aceptas, y puedes cambiar de opinión.",
  },
];

function SinSorpresas() {
  return (
    <div className={css.franja}>
      <Seccion id="sin-sorpresas" titulo="Reserva con tranquilidad">
        <ul className={css.garantias}>
          {GARANTIAS.map(({ icono, titulo, texto }) => (
            <li key={titulo} className={css.garantia}>
              <Icon name={icono} size={24} />
              <div className={css.texto}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ul>
      </Seccion>
    </div>
  );
}
