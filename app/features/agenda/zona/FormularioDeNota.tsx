import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { TextArea } from "~/components/TextArea";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { LARGO_DE_NOTA } from "~/domain/agenda/notas/nota";
import { fila, pila } from "~/styles/layout.css";
import { BORRAR_NOTA } from "./intenciones";
import type { NotaEnPantalla } from "./nota.server";

interface Props extends NotaEnPantalla {
  sesiones: number;
  ultimo: SubmissionResult | undefined;
  generales: string[] | undefined;
}

/**
 * Form of the note shared before a session. A finished session has nobody to share with: its note can only be deleted.
 */
export function FormularioDeNota({ ultimo, generales, ...nota }: Props) {
  const { especialidad, texto, comparteHistorial, hay, abierta, sesiones } = nota;
  const compartir = `Compartir mis sesiones anteriores de ${especialidad}`;
  const [form, campos] = useForm({
    id: "nota",
    lastResult: ultimo,
    defaultValue: { texto, comparteHistorial: comparteHistorial ? "1" : undefined },
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf([campos.texto, "Tu nota"], [campos.comparteHistorial, compartir])}
        general={generales}
      />
      {/* Text typed for a session that ended meanwhile stays in the form, so that the person can copy it. */}
      {(abierta || ultimo) && (
        <>
          <TextArea
            label="Tu nota"
            optional
            hint={`Por ejemplo, qué te gustaría tratar o qué ya intentaste. Hasta ${LARGO_DE_NOTA} letras.`}
            errors={campos.texto.errors}
            rows={6}
            {...getTextareaProps(campos.texto)}
          />
          <Checkbox
            label={compartir}
            hint={
              sesiones === 0
                ? "Todavía no tuviste ninguna."
                : `Verá cuándo fueron y con quién: ${sesiones === 1 ? "una sesión" : `${sesiones} sesiones`}.`
            }
            errors={campos.comparteHistorial.errors}
            {...getInputProps(campos.comparteHistorial, { type: "checkbox", value: "1" })}
          />
        </>
      )}
      <div className={fila.media}>
        {abierta && <Button>Guardar y compartir</Button>}
        {hay && (
          <Button name="intencion" value={BORRAR_NOTA} variant={abierta ? "secondary" : "primary"}>
            Borrar y no compartir nada
          </Button>
        )}
      </div>
    </Form>
  );
}
