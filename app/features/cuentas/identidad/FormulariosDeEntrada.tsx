import {
  getFormProps,
  getInputProps,
  useForm,
  type FieldMetadata,
  type SubmissionResult,
} from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { PasswordField } from "~/components/PasswordField";
import { CamposDeDocumento } from "./CamposDeDocumento";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { credencialesPorDocumento } from "~/domain/cuentas/identidad/documento";
import { credenciales } from "~/domain/cuentas/identidad/identidad";
import { pila } from "~/styles/layout.css";

interface Props {
  envio: SubmissionResult | undefined;
  generales: string[] | undefined;
}

export function FormularioDeCorreo({ envio, generales }: Props) {
  const [form, campos] = useForm({
    lastResult: envio,
    constraint: getZodConstraint(credenciales),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credenciales }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf([campos.correo, "Correo electrónico"], [campos.clave, "Contraseña"])}
        general={generales}
      />
      <Field
        label="Correo electrónico"
        errors={campos.correo.errors}
        {...getInputProps(campos.correo, { type: "email" })}
        autoComplete="username"
      />
      <ConClave campo={campos.clave} />
    </Form>
  );
}

export function FormularioDeDocumento({ envio, generales }: Props) {
  const [form, campos] = useForm<z.output<typeof credencialesPorDocumento>>({
    lastResult: envio,
    constraint: getZodConstraint(credencialesPorDocumento),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credencialesPorDocumento }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf(
          [campos.idTipoDocumento, "Tipo de documento"],
          [campos.numeroDocumento, "Número de documento"],
          [campos.clave, "Contraseña"],
        )}
        general={generales}
      />
      <CamposDeDocumento
        idTipoDocumento={campos.idTipoDocumento}
        numeroDocumento={campos.numeroDocumento}
        autoComplete="username"
      />
      <ConClave campo={campos.clave} />
    </Form>
  );
}

/** Password field and button, used by both ways to sign in. */
function ConClave({ campo }: { campo: FieldMetadata<string> }) {
  return (
    <>
      <PasswordField
        label="Contraseña"
        errors={campo.errors}
        {...getInputProps(campo, { type: "password" })}
      />
      <Button wide large>
        Iniciar sesión
      </Button>
    </>
  );
}
