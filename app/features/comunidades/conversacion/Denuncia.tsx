import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { ErrorMessage } from "~/components/Field";
import { Form } from "~/components/Form";
import { Radio } from "~/components/Radio";
import { TextArea } from "~/components/TextArea";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia, textoPropio } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { DENUNCIAR } from "../intenciones";
import type { EscritoSinHacer } from "../texto/escrito.server";

interface Props {
  idTexto: string;
  autor: string;
  texto: string;
  motivos: readonly { valor: string; texto: string }[];
  volver: string;
  respuesta: EscritoSinHacer | null;
}

/** Form of a report. Nobody but the moderators learns who sent it. */
export function Denuncia({ idTexto, autor, texto, motivos, volver, respuesta }: Props) {
  const [form, campos] = useForm<{ motivo: string; detalle: string }>({
    id: DENUNCIAR,
    lastResult: respuesta?.envio,
  });
  const { motivo, detalle } = campos;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Denunciar un mensaje</h1>
        <p className={textoGuia}>Lo lee solo Moderación. {autor} no sabrá que fuiste tú.</p>
      </header>
      <blockquote className={classNames(css.texto, textoPropio)}>{texto}</blockquote>
      <Form {...getFormProps(form)} className={pila.media}>
        <ErrorSummary
          errors={[
            ...(motivo.errors ?? []).map((mensaje) => ({ id: `${motivo.id}-0`, mensaje })),
            ...(detalle.errors ?? []).map((mensaje) => ({ id: detalle.id, mensaje })),
          ]}
          general={respuesta?.generales}
        />
        <input type="hidden" name="idTexto" value={idTexto} />
        <fieldset className={pila.junta}>
          <legend>¿Qué pasa con este mensaje?</legend>
          <ErrorMessage id={motivo.id} errors={motivo.errors} />
          {motivos.map(({ valor, texto: etiqueta }, indice) => (
            <Radio
              key={valor}
              id={`${motivo.id}-${indice}`}
              name={motivo.name}
              value={valor}
              label={etiqueta}
              defaultChecked={motivo.initialValue === valor}
            />
          ))}
        </fieldset>
        <TextArea
          label="Cuéntanos más"
          optional
          errors={detalle.errors}
          {...getTextareaProps(detalle)}
          maxLength={500}
        />
        <div>
          <Button name="intencion" value={DENUNCIAR}>
            Denunciar
          </Button>
        </div>
      </Form>
      <p>
        <a href={volver} className={enlaceSuelto}>
          Volver a la conversación
        </a>
      </p>
    </div>
  );
}
