import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { PasswordField } from "~/components/PasswordField";
import { pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./entrar.server";

/** Sign-in of the staff: one button of the provider, or mail and password. */
export function Entrar() {
  const { porCuenta } = useLoaderData<typeof loader>();
  return porCuenta ? (
    <Pantalla titulo="Entrar al equipo" angosta>
      <Button href={porCuenta.href} wide large>
        Entrar con la cuenta de {porCuenta.cuentaDe}
      </Button>
    </Pantalla>
  ) : (
    <ConClave />
  );
}

function ConClave() {
  const respuesta = useActionData<typeof action>();
  const [form, { correo, clave }] = useForm<{ correo: string; clave: string }>({
    id: "entrar",
    lastResult: respuesta?.envio,
  });
  return (
    <Pantalla titulo="Entrar al equipo" guia="Tu contraseña, y luego un código de tu aplicación." angosta>
      <Form {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary
          errors={errorsOf([correo, "Correo"], [clave, "Contraseña"])}
          general={respuesta?.generales ?? []}
        />
        <Field
          label="Correo"
          errors={correo.errors}
          {...getInputProps(correo, { type: "email" })}
          autoComplete="username"
          required
        />
        <PasswordField
          label="Contraseña"
          errors={clave.errors}
          {...getInputProps(clave, { type: "password", value: false })}
          required
        />
        <Button wide large>
          Continuar
        </Button>
      </Form>
    </Pantalla>
  );
}
