import type { ComponentProps } from "react";
import { useActionData } from "@remix-run/react";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaAlEsperar } from "~/components/AyudaAlEsperar";
import { classNames } from "~/components/classNames";
import { Steps } from "~/components/Steps";
import { ERROR_SUMMARY_ID, ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { PasosDePregunta, SeguirDespues } from "~/components/PasosDePregunta";
import { Opcion } from "~/components/Opcion";
import { CAMPO_DE_CUESTIONARIO } from "~/domain/cuestionarios/envios";
import type { OpcionALaVista } from "~/domain/cuestionarios/recorrido";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { PROGRAMA } from "./direcciones";
import { Edicion } from "./Edicion";
import * as css from "./programa.css";
import type { responder } from "./pregunta.server";

interface Props {
  pregunta: {
    cod: string;
    texto: string;
    ayuda: string;
    opciones: OpcionALaVista[];
    elegida: string | null;
  };
  parte: string;
  progreso: { seccion: number; secciones: number };
  hayAnterior: boolean;
  esUltima: boolean;
  alarma: "aqui" | "antes" | null;
  /** Questionnaire that the page belongs to, as a signed field. */
  cuestionario: string;
  edicion: ComponentProps<typeof Edicion>;
  sello: { name: string; value: string };
}

/** Page of one question. Its answer is stored as soon as it is sent. */
export function Pregunta({
  pregunta,
  parte,
  progreso,
  hayAnterior,
  esUltima,
  alarma,
  cuestionario,
  edicion,
  sello,
}: Props) {
  const mensaje = useRechazo(useActionData<typeof responder>())?.mensaje ?? "";
  const { cod, texto, ayuda, opciones, elegida } = pregunta;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {alarma === "aqui" ? <AyudaAhora conFoco={mensaje === ""} /> : <LineaDeCrisis llamar />}
      {alarma !== "aqui" && <AyudaAlEsperar en={pregunta} />}
      <Steps current={progreso.seccion} total={progreso.secciones} name={parte} />
      <ErrorSummary errors={mensaje ? [{ id: `${cod}-0`, mensaje }] : []} title="Revisa esta respuesta" />
      <Form enBandeja={["respuesta"]} className={pila.amplia} key={cod}>
        <input type="hidden" {...sello} />
        <input type="hidden" name={CAMPO_DE_CUESTIONARIO} value={cuestionario} />
        <input type="hidden" name="pregunta" value={cod} />
        <fieldset className={css.grupo} aria-describedby={mensaje ? ERROR_SUMMARY_ID : undefined}>
          <legend>
            <span className={textoSuave}>{ayuda}</span>
            <h1 className={css.pregunta}>{texto}</h1>
          </legend>
          {opciones.map(({ id, texto: opcion, alarma: dePeligro }, indice) => (
            <Opcion
              key={id}
              id={`${cod}-${indice}`}
              name="respuesta"
              value={id}
              texto={opcion}
              alarma={dePeligro}
              defaultChecked={elegida === id}
              aria-invalid={mensaje !== "" || undefined}
            />
          ))}
        </fieldset>
        <PasosDePregunta hayAnterior={hayAnterior} esUltima={esUltima} />
      </Form>
      <SeguirDespues href={PROGRAMA} />
      <Edicion {...edicion} />
    </div>
  );
}
