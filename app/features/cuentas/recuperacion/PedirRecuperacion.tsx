import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { pedidoDeRecuperacion } from "~/domain/cuentas/recuperacion/recuperacion";
import { enlaceSuelto, pila } from "~/styles/layout.css";

interface Props {
  ultimo: SubmissionResult | undefined;
  generales: string[];
  hrefDeEntrada: string;
}

export function PedirRecuperacion({ ultimo, generales, hrefDeEntrada }: Props) {
  const [form, { quien }] = useForm({
    lastResult: ultimo,
    constraint: getZodConstraint(pedidoDeRecuperacion),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pedidoDeRecuperacion }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary errors={errorsOf([quien, "Correo o documento"])} general={generales} />
      <Field
        label="Correo electrónico o número de documento"
        hint="Te escribiremos al correo de tu cuenta para que crees otra contraseña."
        errors={quien.errors}
        {...getInputProps(quien, { type: "text" })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button wide large>
        Continuar
      </Button>
      <p>
        <a className={enlaceSuelto} href={hrefDeEntrada}>
          Volver a iniciar sesión
        </a>
      </p>
    </Form>
  );
}

export function Listo({ hrefDeEntrada }: Pick<Props, "hrefDeEntrada">) {
  return (
    <>
      <Alert kind="exito" role="status">
        Cerramos tu cuenta en todos los dispositivos en los que estaba abierta. Entra con tu contraseña nueva.
      </Alert>
      <Button href={hrefDeEntrada} wide large>
        Iniciar sesión
      </Button>
    </>
  );
}
