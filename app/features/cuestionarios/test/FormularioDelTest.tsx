import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { ANTERIOR, CAMPO_DE_CUESTIONARIO, SIGUIENTE } from "~/domain/cuestionarios/envios";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaAlEsperar } from "~/components/AyudaAlEsperar";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { TEST } from "./direcciones";
import type { action, loader } from "./formulario.server";
import { Pregunta } from "./Pregunta";
import { conLoTecleado } from "./preguntaALaVista";
import * as css from "./test.css";

/** One question. Its answer is kept as soon as it is sent. */
export function FormularioDelTest() {
  const datos = useLoaderData<typeof loader>();
  const enviado = useActionData<typeof action>();
  const { parte, progreso, alarma, falta } = datos;
  const mensaje = enviado?.mensaje ?? "";
  // What was typed and could not be taken is not lost.
  const pregunta = mensaje ? conLoTecleado(datos.pregunta, enviado?.envio.initialValue) : datos.pregunta;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {alarma === "aqui" && <AyudaAhora />}
      {alarma === "antes" && <LineaDeCrisis llamar />}
      {alarma === null && <AyudaAlEsperar en={pregunta} />}
      <div className={pila.corta}>
        <p className={textoSuave}>
          {parte} · Pregunta {progreso.numero} de {progreso.de}
        </p>
        <progress className={css.progreso} max={100} value={progreso.porcentaje} aria-label="Respondido">
          {progreso.porcentaje} %
        </progress>
      </div>
      <ErrorSummary
        errors={mensaje ? [{ id: `${pregunta.cod}-0`, mensaje }] : []}
        title="Falta algo en esta respuesta"
      />
      {falta && !mensaje && <Alert>Te faltaba esta respuesta para ver tus resultados.</Alert>}
      <Form enBandeja className={pila.amplia} key={`${pregunta.cod} ${pregunta.elegidas.join()}`}>
        <input type="hidden" name={CAMPO_DE_CUESTIONARIO} value={datos.cuestionario} />
        <input type="hidden" name="pregunta" value={pregunta.cod} />
        <Pregunta {...pregunta} error={mensaje} />
        <div className={css.pasos}>
          {/* The first button is the one that the Enter key presses. */}
          <Button name="intencion" value={SIGUIENTE}>
            {datos.esUltima ? "Ver resultados" : "Siguiente"}
          </Button>
          {datos.hayAnterior && (
            <Button name="intencion" value={ANTERIOR} variant="secondary" formNoValidate>
              Anterior
            </Button>
          )}
        </div>
      </Form>
      <p className={classNames(fila.corta, textoSuave)}>
        Cada respuesta queda guardada.
        <a href={TEST} className={enlaceSuelto}>
          Seguir después
        </a>
      </p>
    </div>
  );
}
