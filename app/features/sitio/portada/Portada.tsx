import { classNames } from "~/components/classNames";
import { BotonDeAhorro } from "~/components/BotonDeAhorro";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { Icon, type IconName } from "~/components/Icon";
import { Precio } from "~/components/Precio";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { ListaDeEspecialidades, TarjetaDeEspecialidad } from "~/components/TarjetaDeEspecialidad";
import { PARA_USAR } from "~/domain/shared/paginas";
import { contenedor, enlaceSuelto, rejilla, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import { Bienvenida } from "./Bienvenida";
import type { PortadaDatos } from "./datos";
import { AsiFunciona, SinSorpresas } from "./Confianza";
import { reunirPendientes } from "./pendientes";
import { ParaVolver } from "./ParaVolver";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

export function Portada({
  sinTerminar,
  porTemas,
  especialidades,
  horarios,
  proximaCita,
  conSonido,
  paraVolver,
}: PortadaDatos) {
  const { persona } = useRaiz();
  const [primero = null, ...despues] = reunirPendientes({ proximaCita }, paraVolver);
  return (
    <>
      {sinTerminar.length > 0 && (
        <div className={classNames(contenedor, css.aviso)}>
          <ReservasSinTerminar reservas={sinTerminar} />
        </div>
      )}
      <Bienvenida primero={primero} conSonido={conSonido} />
      {paraVolver && <ParaVolver {...paraVolver} despues={despues} />}
      <Secciones />
      <Horarios horarios={horarios} porTemas={porTemas} />
      {especialidades.length > 0 && (
        <Especialidades
          especialidades={especialidades}
          porTemas={porTemas && horarios.length === 0}
          conCuenta={persona !== null}
        />
      )}
      <Aviso />
      {/* The steps of a booking are left out for a person with an account, who knows them. */}
      {!persona && (
        <>
          <AsiFunciona />
          <SinSorpresas />
        </>
      )}
    </>
  );
}

/** Notice of the complaints book, which the home page must show (D.S. 011-2011-PCM, art. 9). */
const Aviso = () => (
  <section aria-label="Libro de Reclamaciones" className={classNames(contenedor, css.seccion)}>
    <Card className={css.grupo}>
      <Icon name="libro" size={32} />
      <div className={css.encoge}>
        <p>Libro de Reclamaciones</p>
        <a href="/reclamo" className={enlaceSuelto}>
          Presentar un reclamo
        </a>
      </div>
    </Card>
  </section>
);

const ICONOS: Record<(typeof PARA_USAR)[number]["href"], IconName> = {
  "/bienestar-play": "reproducir",
  "/bienestar-en-vivo": "personas",
  "/herramientas": "libro",
  "/lista-rutas": "explorar",
  "/comunidades": "ayuda",
};

function Secciones() {
  const { ahorro } = useRaiz();
  return (
    <Seccion
      id="secciones"
      titulo="Úsalo ahora"
      guia="En tu celular y con pocos datos. Donde algo se paga o es de un plan, lo dice."
    >
      <ul className={css.grupos}>
        {PARA_USAR.map(({ href, titulo, resumen }) => (
          <li key={href}>
            <Card href={href} className={css.grupo}>
              <span className={css.marcaDeSala}>
                <Icon name={ICONOS[href]} size={24} />
              </span>
              <div className={css.encoge}>
                <h3>{titulo}</h3>
                <p className={textoSuave}>{resumen}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <BotonDeAhorro activo={ahorro} />
    </Seccion>
  );
}

function Horarios({ horarios, porTemas }: Pick<PortadaDatos, "horarios" | "porTemas">) {
  return (
    <Seccion
      id="horarios"
      titulo="Los próximos horarios libres"
      guia={
        horarios.length > 0
          ? "Todas las horas son hora de Perú. Toca uno para reservarlo con tu cuenta."
          : undefined
      }
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

/** Section of the specialties. Booking needs an account, so visitors first see specialists, prices and free times. */
function Especialidades({
  especialidades,
  porTemas,
  conCuenta,
}: Pick<PortadaDatos, "especialidades" | "porTemas"> & { conCuenta: boolean }) {
  return (
    <Seccion id="especialidades" titulo="¿Con qué quieres empezar?" porTemas={porTemas}>
      <ListaDeEspecialidades>
        {especialidades.map(({ slug, name, description }) => (
          <TarjetaDeEspecialidad
            key={slug}
            slug={slug}
            name={name}
            texto={description}
            nivel={3}
            href={conCuenta ? undefined : `/especialista?especialidad=${slug}`}
          />
        ))}
      </ListaDeEspecialidades>
    </Seccion>
  );
}
