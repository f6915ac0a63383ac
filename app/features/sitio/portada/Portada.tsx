import type { ReactNode } from "react";
import { clases } from "~/components/clases";
import { Boton } from "~/components/Boton";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Etiqueta } from "~/components/Etiqueta";
import { Icono, type NombreDeIcono } from "~/components/Icono";
import { Paisaje } from "~/components/Paisaje";
import { PorTusTemas } from "~/components/PorTusTemas";
import { Precio } from "~/components/Precio";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { contenedor, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import type { PortadaDatos, ProximaCita } from "./datos";
import * as css from "./Portada.css";

export function Portada({ sinTerminar, porTemas, especialidades, horarios, proximaCita }: PortadaDatos) {
  return (
    <>
      {sinTerminar.length > 0 && (
        <div className={clases(contenedor, css.aviso)}>
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
      <div className={clases(contenedor, css.sobreElPaisaje)}>
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
        <Boton href="/agendar" grande>
          Agenda una sesión
        </Boton>
        <Boton href="/especialista" variante="secundario" grande>
          Ver especialistas
        </Boton>
      </div>
    </>
  );
}

function TuProximaSesion({ cita }: { cita: ProximaCita }) {
  const { persona } = useRaiz();
  return (
    <>
      <h1 id="bienvenida">{persona ? `Hola, ${persona.nombre}` : "Hola"}</h1>
      <Tarjeta className={css.cita}>
        <h2 className={css.subtitulo}>Tu próxima sesión</h2>
        <div className={css.persona}>
          <Retrato id={cita.retrato} loading="eager" />
          <div className={css.encoge}>
            <p className={css.nombre}>{cita.nombre}</p>
            <Etiqueta especialidad={cita.especialidad.slug}>{cita.especialidad.name}</Etiqueta>
          </div>
        </div>
        <p className={css.cuando}>
          <Icono nombre="calendario" />
          <time dateTime={cita.inicio.iso}>{cita.inicio.texto}</time>
        </p>
        <div className={css.acciones}>
          <Boton href={cita.href}>Ver mi sesión</Boton>
          <Boton href="/agendar" variante="secundario">
            Agenda una sesión
          </Boton>
        </div>
      </Tarjeta>
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
    <section aria-labelledby={id} className={clases(contenedor, css.seccion)}>
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
        <EstadoVacio
          titulo="Por ahora no hay horarios para mostrar"
          nivel={3}
          ilustracion="agenda-vacia"
          acciones={
            <Boton href="/especialista" variante="secundario">
              Conocer a los especialistas
            </Boton>
          }
        >
          <p>Cada día se abren horarios nuevos. Mientras tanto, puedes conocer a quienes atienden.</p>
        </EstadoVacio>
      ) : (
        <ul className={rejilla.ancha}>
          {horarios.map((horario) => (
            <li key={horario.href}>
              <Tarjeta href={horario.href} className={css.horario}>
                <div className={css.persona}>
                  <Retrato id={horario.retrato} />
                  <div className={css.encoge}>
                    <h3>{horario.nombre}</h3>
                    <Etiqueta especialidad={horario.especialidad.slug}>{horario.especialidad.name}</Etiqueta>
                  </div>
                </div>
                <div className={css.hora}>
                  <time dateTime={horario.inicio.iso} className={css.inicio}>
                    {horario.inicio.texto}
                  </time>
                  <Precio centimos={horario.precioEnCentimos} conBono={horario.conBono} />
                </div>
              </Tarjeta>
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
          <li key={titulo} className={clases(css.paso, css.texto)}>
            <h3>{titulo}</h3>
            <p className={textoSuave}>{texto}</p>
          </li>
        ))}
      </ol>
    </Seccion>
  );
}

const GARANTIAS: { icono: NombreDeIcono; titulo: string; texto: string }[] = [
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
              <Icono nombre={icono} tamano={24} />
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
