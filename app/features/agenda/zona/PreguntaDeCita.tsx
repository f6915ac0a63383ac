import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { classNames } from "~/components/classNames";
import { idDePregunta } from "~/domain/agenda/citas/direcciones";
import { DIRECCION_DE_MI_AGENDA } from "~/domain/shared/navegacion/destino";
import { pila, textoSuave } from "~/styles/layout.css";
import { CANCELAR, CONFIRMAR } from "./intenciones";
import type { PreguntaEnPantalla } from "./pregunta.server";
import * as css from "./zona.css";

export const TITULO_DE_PREGUNTA: Record<PreguntaEnPantalla["pregunta"], string> = {
  cancelar: "Cancelar tu sesión",
  reagendar: "Cambiar el horario",
  confirmar: "Confirma que asistirás",
};

/** Address of the agenda, with the anchor of the link that opened the dialog. */
const sinPregunta = ({ pregunta, idCita }: Pick<PreguntaEnPantalla, "pregunta" | "idCita">) =>
  `${DIRECCION_DE_MI_AGENDA}#${idDePregunta(pregunta, { idCita })}`;

/** Dialog about a session, over the private zone: the question, its consequences and the answers. */
export function PreguntaDeCita({ mensaje, ...datos }: PreguntaEnPantalla & { mensaje?: string | undefined }) {
  const { pregunta, especialista, cuando, texto, cuesta, rechazo, vieja, cancelada } = datos;
  const problema = mensaje ?? rechazo;
  return (
    <Dialog id="pregunta" title={TITULO_DE_PREGUNTA[pregunta]} closeHref={sinPregunta(datos)}>
      {problema && (
        <Alert kind="advertencia" role="alert" title={problema}>
          {vieja && (cancelada ? "Ahora está cancelada." : `Ahora es el ${cuando}, con ${especialista}.`)}
        </Alert>
      )}
      {!vieja && (
        <p>
          Tu sesión con <strong>{especialista}</strong> es el {cuando}.
        </p>
      )}
      {!rechazo && pregunta !== "confirmar" && (
        <section className={classNames(css.antes, cuesta && css.cuesta)} aria-labelledby="antes-de-confirmar">
          <h3 id="antes-de-confirmar">Antes de confirmar</h3>
          <p>{texto}</p>
        </section>
      )}
      {rechazo ? <Salidas {...datos} /> : <Respuestas {...datos} />}
    </Dialog>
  );
}

/** Links that help when a session is not in the state that a link or form assumed, or can no longer be changed. */
function Salidas(datos: PreguntaEnPantalla) {
  const { vieja, pregunta, hrefDeAhora, hrefParaCancelar } = datos;
  return (
    <div className={css.respuestas}>
      {vieja && hrefDeAhora && <Button href={hrefDeAhora}>Continuar con la sesión de ahora</Button>}
      {!vieja && pregunta === "reagendar" && hrefParaCancelar && (
        <Button href={hrefParaCancelar} variant="secondary">
          Ver qué pasa si cancelo
        </Button>
      )}
      <Button href={sinPregunta(datos)} variant="text">
        Volver a mi agenda
      </Button>
    </div>
  );
}

function Respuestas(datos: PreguntaEnPantalla) {
  const { pregunta, idCita, version, vuelve, cuesta, hrefParaCambiar } = datos;
  if (pregunta === "reagendar") {
    return (
      <div className={css.respuestas}>
        {hrefParaCambiar && <Button href={hrefParaCambiar}>Elegir otro horario</Button>}
        <Button href={sinPregunta(datos)} variant="text">
          Dejarla como está
        </Button>
      </div>
    );
  }
  const alCancelar = pregunta === "cancelar";
  return (
    <Form className={pila.media}>
      <input type="hidden" name="idCita" value={idCita} />
      <input type="hidden" name="version" value={version} />
      {alCancelar && <input type="hidden" name="vuelve" value={vuelve} />}
      <div className={css.respuestas}>
        <Button
          name="intencion"
          value={alCancelar ? CANCELAR : CONFIRMAR}
          variant={alCancelar ? "danger" : "primary"}
        >
          {alCancelar ? (cuesta ? "Cancelar sin devolución" : "Cancelar mi sesión") : "Sí, asistiré"}
        </Button>
        {alCancelar && hrefParaCambiar && (
          <Button href={hrefParaCambiar} variant="secondary">
            Mejor cambiar el horario
          </Button>
        )}
        <Button href={sinPregunta(datos)} variant="text">
          Dejarla como está
        </Button>
      </div>
      {alCancelar && <p className={textoSuave}>Si la cancelas, te enviamos un correo.</p>}
    </Form>
  );
}
