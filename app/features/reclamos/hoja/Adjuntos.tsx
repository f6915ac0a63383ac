import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { ListaDeArchivos, type Archivo } from "~/shell/partes/ListaDeArchivos";
import { pila, textoSuave } from "~/styles/layout.css";
import { ADJUNTAR } from "./intenciones";

interface Props {
  adjuntos: readonly Archivo[];
  /** Number of files that the sheet still takes. */
  quedan: number;
  respuesta: { envio: SubmissionResult | null; generales: string[] } | undefined;
}

/** Files of a sheet, and the form for another one. */
export function Adjuntos({ adjuntos, quedan, respuesta }: Props) {
  if (adjuntos.length === 0 && quedan === 0 && !respuesta) return null;
  return (
    <section className={pila.media} aria-labelledby="adjuntos">
      <h2 id="adjuntos">Fotos y documentos</h2>
      {adjuntos.length > 0 && <ListaDeArchivos archivos={adjuntos} />}
      {quedan > 0 || respuesta ? (
        <Adjuntar quedan={quedan} respuesta={respuesta} />
      ) : (
        <p className={textoSuave}>Este reclamo ya no admite más archivos.</p>
      )}
    </section>
  );
}

function Adjuntar({ quedan, respuesta }: Omit<Props, "adjuntos">) {
  const [form, { archivo }] = useForm<{ archivo: string }>({
    id: "adjuntar",
    lastResult: respuesta?.envio ?? undefined,
  });
  const { defaultValue: _, value: __, ...input } = getInputProps(archivo, { type: "file", value: false });
  return (
    <Form {...getFormProps(form)} encType="multipart/form-data" noValidate className={pila.media}>
      <ErrorSummary errors={errorsOf([archivo, "Archivo"])} general={respuesta?.generales ?? []} />
      {/* The file comes last, so that the fields of a body that is cut are read. */}
      <input type="hidden" name="intencion" value={ADJUNTAR} />
      <Field
        label="Archivo"
        hint={`Foto o PDF de 5 MB o menos. ${quedan === 1 ? "Queda 1" : `Quedan ${quedan}`}.`}
        errors={archivo.errors}
        {...input}
        accept="image/jpeg,image/png,image/webp,application/pdf"
      />
      <Button variant="secondary">Adjuntar archivo</Button>
    </Form>
  );
}
