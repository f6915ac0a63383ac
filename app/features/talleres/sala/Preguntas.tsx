import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import type { ComponentProps } from "react";
import { Button } from "~/components/Button";
import { AyudaAhora } from "~/components/AyudaAhora";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { TextArea } from "~/components/TextArea";
import { LARGO_DE_PREGUNTA } from "~/domain/talleres/sala/pregunta";
import type { SinHacer } from "~/shell/formularios/envio.server";
import { pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { PREGUNTAR } from "./intenciones";
import type { DatosDeSala } from "./sala.server";
import * as css from "./sala.css";

const ESTADO = {
  "por-revisar": "Enviada",
  publicada: "Publicada",
  respondida: "Respondida",
  oculta: "No se publicó",
} as const;

export interface Enviada {
  ultimo: SinHacer | undefined;
  /** True when the person has just written of danger in this page. */
  ayuda: boolean;
  enviar: NonNullable<ComponentProps<typeof Form>["send"]>;
}

/** Questions to the host of a workshop. Everybody reads the published ones, without names. */
export function Preguntas({
  preguntas,
  abierta,
  ultimo,
  ayuda,
  enviar,
}: Pick<DatosDeSala, "preguntas"> & { abierta: boolean } & Enviada) {
  const [form, campos] = useForm({
    id: "pregunta",
    lastResult: ultimo?.envio,
    defaultValue: { texto: "" },
  });
  return (
    <section aria-labelledby="preguntas" className={pila.media}>
      <div className={pila.junta}>
        <h2 id="preguntas">Preguntas</h2>
        {abierta && (
          <p className={textoSuave}>Quien dirige elige cuáles ven todos, sin decir de quién son.</p>
        )}
      </div>
      {ayuda && <AyudaAhora porEscrito />}
      {preguntas.length > 0 && (
        <ul className={css.preguntas}>
          {preguntas.map(({ texto, esPropia, estado }, indice) => (
            <li key={indice} className={css.pregunta}>
              <p className={textoPropio}>{texto}</p>
              <p className={css.marcas}>
                {esPropia && <Tag>Tuya</Tag>}
                {/* Tells a person who asked in private that everybody now reads the question. */}
                {(esPropia || estado === "respondida") && (
                  <Tag tone={estado === "respondida" ? "exito" : "neutral"}>{ESTADO[estado]}</Tag>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {abierta && (
        <Form {...getFormProps(form)} send={enviar} className={pila.media}>
          <ErrorSummary errors={errorsOf([campos.texto, "Tu pregunta"])} general={ultimo?.generales} />
          <TextArea
            label="Tu pregunta"
            hint={`Hasta ${LARGO_DE_PREGUNTA} letras.`}
            errors={campos.texto.errors}
            {...getTextareaProps(campos.texto)}
          />
          <div>
            <Button name="intencion" value={PREGUNTAR} variant="secondary">
              Enviar mi pregunta
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
