import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import type { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { pila } from "~/styles/layout.css";
import { Boton } from "./Boton";
import { Campo } from "./Campo";
import { ErrorSummary, erroresDe } from "./ErrorSummary";
import { Formulario } from "./Formulario";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** What the button says. */
  texto: string;
  /** The value of the field `intencion`, where the page has several forms. */
  intencion?: string;
  /** What an application's code looks like, where it is not one out of a mail; a page of mail codes loads none of it. */
  deAplicacion?: typeof entradaDeSegundoFactor;
}

/** Six digits out of a mail; or out of an application, where a code that stands in for them may have letters. */
export function FormularioDeCodigo({ ultimo, generales = [], texto, intencion, deAplicacion }: Props) {
  const [form, { codigo }] = useForm({
    id: "codigo",
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deAplicacion ?? entradaDeCodigo }),
    shouldRevalidate: "onInput",
  });
  const rotulos = deAplicacion
    ? {
        etiqueta: "Código de tu aplicación",
        ayuda: "Los 6 dígitos que ves ahora. Cambian cada 30 segundos.",
        autoCapitalize: "none",
        spellCheck: false,
      }
    : {
        etiqueta: "Código de verificación",
        ayuda: "Los 6 dígitos que te llegaron por correo.",
        inputMode: "numeric" as const,
      };
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errores={erroresDe([codigo, "Código"])} generales={generales} />
      {intencion && <input type="hidden" name="intencion" value={intencion} />}
      <Campo
        {...rotulos}
        errores={codigo.errors}
        {...getInputProps(codigo, { type: "text" })}
        autoComplete="one-time-code"
        required
      />
      <Boton completo grande>
        {texto}
      </Boton>
    </Formulario>
  );
}
