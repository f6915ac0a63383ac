import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import { pila } from "~/styles/layout.css";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import { ErrorSummary, erroresDe } from "./ErrorSummary";
import { Formulario } from "./Formulario";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales?: string[];
  /** What the button says. */
  texto: string;
  /** The value of the field `intencion`, where the page has several forms. */
  intencion?: string;
}

/** Six digits out of a mail. */
export function FormularioDeCodigo({ ultimo, generales = [], texto, intencion }: Props) {
  const [form, { codigo }] = useForm({
    id: "codigo",
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: entradaDeCodigo }),
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errores={erroresDe([codigo, "Código"])} generales={generales} />
      {intencion && <input type="hidden" name="intencion" value={intencion} />}
      <Campo
        etiqueta="Código de verificación"
        ayuda="Los 6 dígitos que te llegaron por correo."
        errores={codigo.errors}
        {...getInputProps(codigo, { type: "text" })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Boton completo grande>
        {texto}
      </Boton>
    </Formulario>
  );
}
