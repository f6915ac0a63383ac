import { classNames } from "~/components/classNames";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { Icon } from "~/components/Icon";
import { Paisaje } from "~/components/Paisaje";
import { Precio } from "~/components/Precio";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { SECCIONES } from "~/components/secciones";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { contenedor, rejilla, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import type { PortadaDatos, ProximaCita } from "./datos";
import { AsiFunciona, SinSorpresas } from "./Confianza";
import { ParaVolver } from "./ParaVolver";
import * as css from "./Portada.css";
import { Respiro } from "./Respiro";
import { Seccion } from "./Seccion";

export function Portada({
  sinTerminar,
  porTemas,
  especialidades,
  horarios,
  proximaCita,
  paraVolver,
}: PortadaDatos) {
  return (
    <>
      {sinTerminar.length > 0 && (
        <div className={classNames(contenedor, css.aviso)}>
          <ReservasSinTerminar reservas={sinTerminar} />
        </div>
      )}
      <Bienvenida proximaCita={proximaCita} />
      {paraVolver && <ParaVolver {...paraVolver} />}
      <Secciones />
      <Horarios horarios={horarios} porTemas={porTemas} />
      {especialidades.length > 0 && (
        <Especialidades especialidades={especialidades} porTemas={porTemas && horarios.length === 0} />
      )}
      <AsiFunciona />
      <SinSorpresas />
    </>
  );
}

/** What is next for who has something to come; else what this is, and a minute of it at once. */
function Bienvenida({ proximaCita }: { proximaCita: ProximaCita | null }) {
  return (
    <section className={css.bienvenida} aria-labelledby="bienvenida">
      <div className={classNames(contenedor, css.sobreElPaisaje)}>
        <div className={css.mensaje}>
          {proximaCita ? <TuProximaSesion cita={proximaCita} /> : <Promesa />}
        </div>
        {!proximaCita && <Respiro />}
      </div>
      <Paisaje className={css.paisaje} imagen={css.imagen} />
    </section>
  );
}

function Promesa() {
  const { persona } = useRaiz();
  return (
    <>
      {persona ? (
        <>
          <h1 id="bienvenida">{persona.nombre ? `Hola, ${persona.nombre}` : "Hola"}</h1>
          <p className={css.bajada}>¿Qué te haría bien hoy? Empieza con un minuto de calma.</p>
        </>
      ) : (
        <>
          <h1 id="bienvenida" className={css.promesa}>
            Un momento para ti
          </h1>
          <p className={css.bajada}>
            Videos de un minuto y hojas para imprimir, gratis y sin crear una cuenta. Y si quieres conversar,
            especialistas por videollamada con el precio a la vista.
          </p>
        </>
      )}
      <div className={css.acciones}>
        <Button href="/bienestar-play" large>
          Ver videos
        </Button>
        <Button href="/agendar" variant="secondary" large>
          Agenda una sesión
        </Button>
      </div>
    </>
  );
}

function TuProximaSesion({ cita }: { cita: ProximaCita }) {
  const { persona } = useRaiz();
  return (
    <>
      <h1 id="bienvenida">{persona?.nombre ? `Hola, ${persona.nombre}` : "Hola"}</h1>
      <Card className={css.cita}>
        <h2 className={css.subtitulo}>{cita.esHoy ? "Hoy tienes una sesión" : "Tu próxima sesión"}</h2>
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

function Secciones() {
  return (
    <Seccion id="secciones" titulo="Úsalo ahora" guia="Gratis, en tu celular y con pocos datos.">
      <ul className={css.salas}>
        {SECCIONES.map(({ clave, href, titulo, texto, icono }) => (
          <li key={clave}>
            <Card href={href} className={css.sala}>
              <span className={css.marcaDeSala}>
                <Icon name={icono} size={24} />
              </span>
              <span className={css.encoge}>
                <h3>{titulo}</h3>
                <p className={textoSuave}>{texto}</p>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Seccion>
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
