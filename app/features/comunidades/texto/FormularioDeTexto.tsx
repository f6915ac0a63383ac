import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { TextArea } from "~/components/TextArea";
import { LARGO_DE_TEXTO } from "~/domain/comunidades/texto";
import { fila, pila } from "~/styles/layout.css";
import { GUARDAR_BORRADOR } from "../intenciones";
import type { EscritoSinHacer } from "./escrito.server";

interface Props {
  intencion: string;
  /** Name of the button that sends the text. */
  boton: string;
  label: string;
  hint?: string;
  texto: string;
  idEnvio: string;
  /** Answer to this form; null for none, or for the answer to another form of the page. */
  respuesta: EscritoSinHacer | null;
  /** True when a draft can be kept. */
  conBorrador?: boolean;
  /** True when buttons elsewhere on the page send this form too: each button then has its own `intencion`. */
  deTodaLaPagina?: boolean;
  /** Shown above the field: the words that the text answers. */
  antes?: ReactNode;
  /** Hidden fields of the form. */
  campos?: Readonly<Record<string, string>>;
}

/**
 * Form of a text: a conversation, a reply or a change. Personal data and words of danger come back with it, each with
 * the button that sends the text nevertheless.
 */
export function FormularioDeTexto({ intencion, boton, label, hint, respuesta, ...props }: Props) {
  const [form, campos] = useForm({
    id: intencion,
    lastResult: respuesta?.envio,
    defaultValue: { texto: props.texto },
  });
  const hallados = respuesta?.hallados ?? [];
  const peligro = respuesta?.rechazo === "habla-de-peligro";
  return (
    <Form {...getFormProps(form)} enBandeja={["texto"]} className={pila.media}>
      <ErrorSummary errors={errorsOf([campos.texto, label])} general={respuesta?.generales} />
      {!props.deTodaLaPagina && <input type="hidden" name="intencion" value={intencion} />}
      <input type="hidden" name="idEnvio" value={props.idEnvio} />
      {Object.entries(props.campos ?? {}).map(([nombre, valor]) => (
        <input key={nombre} type="hidden" name={nombre} value={valor} />
      ))}
      {props.antes}
      <TextArea
        label={label}
        hint={hint}
        errors={campos.texto.errors}
        rows={5}
        {...getTextareaProps(campos.texto)}
        maxLength={LARGO_DE_TEXTO}
      />
      {hallados.length > 0 && (
        <Alert kind="advertencia" title={`Tu texto muestra ${enLista(hallados)}`}>
          Cualquier miembro podría usarlo. Si lo dejas, Moderación lo lee antes que los demás.
        </Alert>
      )}
      <div className={fila.media}>
        <Button>{boton}</Button>
        {hallados.length > 0 && (
          <Button name="conDatos" value="1" variant="secondary">
            Enviar con esos datos
          </Button>
        )}
        {peligro && (
          <Button name="soloModeracion" value="1" variant="secondary">
            Enviar solo a Moderación
          </Button>
        )}
        {props.conBorrador && (
          <Button name="borrador" value={GUARDAR_BORRADOR} variant="text">
            Guardar borrador
          </Button>
        )}
      </div>
    </Form>
  );
}

const enLista = (palabras: readonly string[]) => new Intl.ListFormat("es").format(palabras);
