import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { pila } from "~/styles/layout.css";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import { ErrorSummary, erroresDe } from "./ErrorSummary";
import { Formulario } from "./Formulario";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales: string[] | undefined;
  /** What the button says. */
  texto: string;
  /** The value of the field `intencion`, where the page has several forms. */
  intencion?: string;
}

/** Six digits out of an application, or a code that stands in for them. */
export function FormularioDeSegundoFactor({ ultimo, generales = [], texto, intencion }: Props) {
  const [form, { codigo }] = useForm({
    id: "segundo-factor",
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: entradaDeSegundoFactor }),
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errores={erroresDe([codigo, "Código"])} generales={generales} />
      {intencion && <input type="hidden" name="intencion" value={intencion} />}
      <Campo
        etiqueta="Código de tu aplicación"
        ayuda="Los 6 dígitos que ves ahora. Cambian cada 30 segundos."
        errores={codigo.errors}
        {...getInputProps(codigo, { type: "text" })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Boton>{texto}</Boton>
    </Formulario>
  );
}
