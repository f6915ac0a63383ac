import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import type { FichaDePieza } from "~/components/fichaDePieza";
import { Icon } from "~/components/Icon";
import { Retrato } from "~/components/Retrato";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { Tag } from "~/components/Tag";
import { EN_FRASE, ENTRAR_EN_VIVO } from "~/domain/shared/claseDeTaller";
import { contenedor, fila, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import type { Inicio, ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import type { ParaVolver as Datos, ProximaCita } from "./datos";
import type { Pendiente } from "./pendientes";
import * as css from "./Portada.css";

/** Section of the home page for a returning person: other pending things, and a suggestion. */
export function ParaVolver({
  despues,
  paraTi,
  sinTemas,
}: Pick<Datos, "paraTi" | "sinTemas"> & { despues: readonly Pendiente[] }) {
  return (
    <div className={classNames(contenedor, css.paraVolver)}>
      {despues.map((pendiente) => (
        <div key={pendiente.clase} className={css.parte}>
          <TarjetaDePendiente {...pendiente} />
        </div>
      ))}
      {paraTi && (
        <section aria-labelledby="para-ti" className={css.parte}>
          <h2 id="para-ti">Para ti</h2>
          <p className={textoGuia}>{paraTi.porque}</p>
          <ListaDePiezas piezas={[paraTi.ficha]} nivel={3} />
        </section>
      )}
      {!paraTi && (
        <section aria-labelledby="para-ti" className={css.parte}>
          <h2 id="para-ti">Para ti</h2>
          <Card className={pila.media}>
            <p className={textoSuave}>
              {sinTemas
                ? "Elige los temas que te interesan y cada día te dejamos algo corto de ellos aquí."
                : "De lo que elegiste todavía no tenemos un video ni una hoja. Suma otro tema, o conversa con quien lo trabaja."}
            </p>
            <p className={fila.corta}>
              <Button href="/mi-zona-privada/preferencias" variant="secondary">
                {sinTemas ? "Elegir tus temas" : "Cambiar tus temas"}
              </Button>
              {!sinTemas && (
                <Button href="/especialista" variant="secondary">
                  Ver especialistas
                </Button>
              )}
            </p>
          </Card>
        </section>
      )}
    </div>
  );
}

/** Card of a pending thing on the home page, with its link. */
export function TarjetaDePendiente(pendiente: Pendiente) {
  if (pendiente.clase === "sesion") return <TuSesion {...pendiente.cita} />;
  if (pendiente.clase === "taller") return <TuTaller {...pendiente.taller} />;
  if (pendiente.clase === "video") return <SigueViendo ficha={pendiente.ficha} />;
  return <TuRuta {...pendiente.ruta} />;
}

function TuSesion({ con, inicio, href, esHoy }: ProximaCita) {
  return (
    <Card className={css.cita}>
      <h2 className={css.subtitulo}>{esHoy ? "Hoy tienes una sesión" : "Tu próxima sesión"}</h2>
      {con && (
        <div className={css.persona}>
          <Retrato id={con.retrato} loading="eager" />
          <div className={css.encoge}>
            <p className={css.nombre}>{con.nombre}</p>
            <Tag especialidad={con.especialidad.slug}>{con.especialidad.name}</Tag>
          </div>
        </div>
      )}
      <Cuando {...inicio} />
      <div className={css.acciones}>
        <Button href={href}>Ver mi sesión</Button>
        <Button href="/agendar" variant="secondary">
          Agendar
        </Button>
      </div>
    </Card>
  );
}

function TuTaller({ titulo, clase, demostracion, inicio, href, esHoy, entrada, guardado }: ProximoTaller) {
  const { un, tuProximo, el } = EN_FRASE[clase];
  return (
    <Card className={css.cita}>
      <h2 className={css.subtitulo}>{guardado ? guardado.estado : esHoy ? `Hoy tienes ${un}` : tuProximo}</h2>
      <p className={css.nombre}>{titulo}</p>
      {demostracion && (
        <p>
          <Tag>{demostracion}</Tag>
        </p>
      )}
      <Cuando {...inicio} texto={entrada?.texto ?? inicio.texto} />
      {guardado && <p>{guardado.texto}</p>}
      <div className={css.acciones}>
        {entrada && <Button href={entrada.href}>{ENTRAR_EN_VIVO}</Button>}
        {guardado && <Button href={guardado.href}>{guardado.hacer}</Button>}
        {guardado?.href !== href && (
          <Button href={href} variant={entrada || guardado ? "secondary" : "primary"}>
            Ver {el}
          </Button>
        )}
        <Button href="/bienestar-en-vivo" variant="secondary">
          Ver más en vivo
        </Button>
      </div>
    </Card>
  );
}

function Cuando({ iso, texto }: Inicio) {
  return (
    <p className={css.cuando}>
      <Icon name="calendario" />
      <time dateTime={iso}>{texto}</time>
    </p>
  );
}

/** Card of a video to go on with, from the place where the person left it. */
function SigueViendo({ ficha }: { ficha: FichaDePieza }) {
  return (
    <section aria-labelledby="sigue-viendo" className={pila.corta}>
      <h2 id="sigue-viendo">Sigue viendo</h2>
      <ListaDePiezas piezas={[ficha]} nivel={3} />
    </section>
  );
}

const TuRuta = ({ titulo, href, paso, hechos, total }: RutaEnCurso) => (
  <section aria-labelledby="tu-ruta" className={pila.corta}>
    <h2 id="tu-ruta">Sigue tu ruta</h2>
    <p className={textoGuia}>
      {hechos} de {total} pasos
    </p>
    <Card href={href} className={pila.corta}>
      <h3>{titulo}</h3>
      {paso && <p className={textoSuave}>Sigue: {paso}</p>}
      <progress className={css.barra} value={hechos} max={total} aria-hidden="true" />
    </Card>
  </section>
);
