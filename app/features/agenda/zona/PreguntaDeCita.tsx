import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Dialogo } from "~/components/Dialogo";
import { Formulario } from "~/components/Formulario";
import { clases } from "~/components/clases";
import { idDePregunta } from "~/domain/agenda/citas/direcciones";
import { pila, textoSuave } from "~/styles/layout.css";
import { CANCELAR, CONFIRMAR } from "./intenciones";
import type { PreguntaEnPantalla } from "./pregunta.server";
import * as css from "./zona.css";

const TITULO: Record<PreguntaEnPantalla["pregunta"], string> = {
  cancelar: "Cancelar tu sesión",
  reagendar: "Cambiar el horario",
  confirmar: "Confirma que asistirás",
};

/** The private zone without the question, at the link that asked it. */
const sinPregunta = ({ pregunta, idCita }: Pick<PreguntaEnPantalla, "pregunta" | "idCita">) =>
  `/mi-zona-privada#${idDePregunta(pregunta, { idCita })}`;

/** A question about one session over the private zone: what is asked, what it means, and the answers. */
export function PreguntaDeCita({ mensaje, ...datos }: PreguntaEnPantalla & { mensaje?: string | undefined }) {
  const { pregunta, especialista, cuando, texto, cuesta, rechazo, vieja, cancelada } = datos;
  const problema = mensaje ?? rechazo;
  return (
    <Dialogo id="pregunta" titulo={TITULO[pregunta]} abierto hrefAlCerrar={sinPregunta(datos)}>
      {problema && (
        <Aviso tipo="advertencia" role="alert" titulo={problema}>
          {vieja && (cancelada ? "Ahora está cancelada." : `Ahora es el ${cuando}, con ${especialista}.`)}
        </Aviso>
      )}
      {!vieja && (
        <p>
          Tu sesión con <strong>{especialista}</strong> es el {cuando}.
        </p>
      )}
      {!rechazo && pregunta !== "confirmar" && (
        <section className={clases(css.antes, cuesta && css.cuesta)} aria-labelledby="antes-de-confirmar">
          <h3 id="antes-de-confirmar">Antes de confirmar</h3>
          <p>{texto}</p>
        </section>
      )}
      {rechazo ? <Salidas {...datos} /> : <Respuestas {...datos} />}
    </Dialogo>
  );
}

/** The session is not as the link or the form says, or not to be changed any more. */
function Salidas(datos: PreguntaEnPantalla) {
  const { vieja, pregunta, hrefDeAhora, hrefParaCancelar } = datos;
  return (
    <div className={css.respuestas}>
      {vieja && hrefDeAhora && <Boton href={hrefDeAhora}>Continuar con la sesión de ahora</Boton>}
      {!vieja && pregunta === "reagendar" && hrefParaCancelar && (
        <Boton href={hrefParaCancelar} variante="secundario">
          Ver qué pasa si cancelo
        </Boton>
      )}
      <Boton href={sinPregunta(datos)} variante="texto">
        Volver a mi agenda
      </Boton>
    </div>
  );
}

function Respuestas(datos: PreguntaEnPantalla) {
  const { pregunta, idCita, version, vuelve, cuesta, hrefParaCambiar } = datos;
  if (pregunta === "reagendar") {
    return (
      <div className={css.respuestas}>
        {hrefParaCambiar && <Boton href={hrefParaCambiar}>Elegir otro horario</Boton>}
        <Boton href={sinPregunta(datos)} variante="texto">
          Dejarla como está
        </Boton>
      </div>
    );
  }
  const alCancelar = pregunta === "cancelar";
  return (
    <Formulario className={pila.media}>
      <input type="hidden" name="idCita" value={idCita} />
      <input type="hidden" name="version" value={version} />
      {alCancelar && <input type="hidden" name="vuelve" value={vuelve} />}
      <div className={css.respuestas}>
        <Boton
          name="intencion"
          value={alCancelar ? CANCELAR : CONFIRMAR}
          variante={alCancelar ? "peligro" : "primario"}
        >
          {alCancelar ? (cuesta ? "Cancelar sin devolución" : "Cancelar mi sesión") : "Sí, asistiré"}
        </Boton>
        {alCancelar && hrefParaCambiar && (
          <Boton href={hrefParaCambiar} variante="secundario">
            Mejor cambiar el horario
          </Boton>
        )}
        <Boton href={sinPregunta(datos)} variante="texto">
          Dejarla como está
        </Boton>
      </div>
      {alCancelar && <p className={textoSuave}>Si la cancelas, te enviamos un correo.</p>}
    </Formulario>
  );
}
