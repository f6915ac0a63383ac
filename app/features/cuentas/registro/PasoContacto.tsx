import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { PasswordField } from "~/components/PasswordField";
import { CampoDeCelular } from "../perfil/CampoDeCelular";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { LARGO_MINIMO_DE_CLAVE } from "~/domain/cuentas/identidad/clave";
import { pasoDeContacto, pasoDeContactoOtraVez } from "~/domain/cuentas/registro/registro";
import { pila } from "~/styles/layout.css";
import type { PropsDePaso } from "./pasos";

/** A password never comes back from the server: an answer shows its box empty. */
const OTRA_VEZ = "Escríbela otra vez: por seguridad, no vuelve a mostrarse.";

export function PasoContacto({ valores, conClave, ultimo, generales }: PropsDePaso) {
  const esquema = conClave ? pasoDeContactoOtraVez : pasoDeContacto;
  const [form, campos] = useForm<z.output<typeof pasoDeContactoOtraVez>>({
    lastResult: ultimo,
    defaultValue: valores,
    constraint: getZodConstraint(esquema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: esquema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pais, telefono, correo, clave } = campos;
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf(
          [pais, "País del celular"],
          [telefono, "Celular"],
          [correo, "Correo electrónico"],
          [clave, "Contraseña"],
        )}
        general={generales}
      />
      <CampoDeCelular {...{ form, pais, telefono, ultimo }} />
      <Field
        label="Correo electrónico"
        hint="Te enviaremos un código para verificarlo."
        errors={correo.errors}
        {...getInputProps(correo, { type: "email" })}
        autoComplete="email"
      />
      <PasswordField
        label="Contraseña"
        hint={
          conClave
            ? "Ya elegiste una. Déjala vacía para seguir con ella, o escribe otra."
            : ultimo && !clave.errors
              ? OTRA_VEZ
              : `${LARGO_MINIMO_DE_CLAVE} caracteres o más. Una frase corta es fácil de recordar.`
        }
        errors={clave.errors}
        {...getInputProps(clave, { type: "password" })}
        autoComplete="new-password"
      />
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
