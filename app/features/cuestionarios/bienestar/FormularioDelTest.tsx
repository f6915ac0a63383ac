import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { PasosDePregunta, SeguirDespues } from "~/components/PasosDePregunta";
import { CAMPO_DE_CUESTIONARIO } from "~/domain/cuestionarios/envios";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaAlEsperar } from "~/components/AyudaAlEsperar";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { Steps } from "~/components/Steps";
import { TEST } from "./direcciones";
import type { action, loader } from "./formulario.server";
import { Pregunta } from "./Pregunta";
import { camposRequeridos, conLoTecleado } from "./preguntaALaVista";

/** Page of one question of the test. Its answer is stored as soon as it is sent. */
export function FormularioDelTest() {
  const datos = useLoaderData<typeof loader>();
  const enviado = useRechazo(useActionData<typeof action>());
  const { parte, progreso, alarma, falta } = datos;
  const mensaje = enviado?.mensaje ?? "";
  // An answer that was refused stays in the form.
  const pregunta = enviado ? conLoTecleado(datos.pregunta, enviado.envio.initialValue) : datos.pregunta;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {alarma === "aqui" && <AyudaAhora desde="test" conFoco={mensaje === ""} />}
      {alarma === "antes" && <LineaDeCrisis llamar />}
      {alarma !== "aqui" && <AyudaAlEsperar en={pregunta} desde="test" />}
      <Steps current={progreso.seccion} total={progreso.secciones} name={parte} />
      <ErrorSummary
        errors={mensaje ? [{ id: `${pregunta.cod}-0`, mensaje }] : []}
        title="Revisa esta respuesta"
      />
      {falta && !mensaje && <Alert>Te faltaba esta respuesta para ver tus resultados.</Alert>}
      <Form
        enBandeja={camposRequeridos(pregunta)}
        className={pila.amplia}
        key={`${pregunta.cod} ${pregunta.elegidas.join()}`}
      >
        <input type="hidden" name={CAMPO_DE_CUESTIONARIO} value={datos.cuestionario} />
        <input type="hidden" name="pregunta" value={pregunta.cod} />
        <Pregunta {...pregunta} error={mensaje} movida={datos.movida} />
        <PasosDePregunta {...datos} />
      </Form>
      <SeguirDespues href={TEST} />
    </div>
  );
}
