import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import type { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { pila } from "~/styles/layout.css";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** Text of the button that sends the code. */
  texto: string;
  /** Value of the field `intencion`, on a page with several forms. */
  intencion?: string;
  /**
   * Pattern of an authenticator app's code, when the code does not come by mail. Pages for mailed codes do not load
   * it.
   */
  deAplicacion?: typeof entradaDeSegundoFactor;
}

/** Form for a code: six digits from a mail or an authenticator app, or a backup code, which may have letters. */
export function FormularioDeCodigo({ ultimo, generales = [], texto, intencion, deAplicacion }: Props) {
  const [form, { codigo }] = useForm({
    id: "codigo",
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deAplicacion ?? entradaDeCodigo }),
    shouldRevalidate: "onInput",
  });
  const labels = deAplicacion
    ? {
        label: "Código de tu aplicación",
        hint: "Los 6 dígitos que ves ahora. Cambian cada 30 segundos.",
        autoCapitalize: "none",
        spellCheck: false,
      }
    : {
        label: "Código de verificación",
        hint: "Los 6 dígitos que te llegaron por correo.",
        inputMode: "numeric" as const,
      };
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errors={errorsOf([codigo, "Código"])} general={generales} />
      {intencion && <input type="hidden" name="intencion" value={intencion} />}
      <Field
        {...labels}
        errors={codigo.errors}
        {...getInputProps(codigo, { type: "text" })}
        autoComplete="one-time-code"
        required
      />
      <Button wide large>
        {texto}
      </Button>
    </Form>
  );
}
