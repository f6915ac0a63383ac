import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { PasswordField } from "~/components/PasswordField";
import { pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./invitacion.server";

export function Invitacion() {
  const { invitada, vencida, largo } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm<{ clave: string }>({ id: "invitacion", lastResult: respuesta?.envio });
  if (!invitada)
    return (
      <Pantalla titulo="Activa tu cuenta" angosta>
        <Alert kind="advertencia">
          <p>{vencida}</p>
        </Alert>
      </Pantalla>
    );
  return (
    <Pantalla titulo="Activa tu cuenta" guia={`${invitada.nombre} · ${invitada.correo}`} angosta>
      <Form {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={respuesta?.generales ?? []} />
        <PasswordField
          label="Contraseña nueva"
          hint={`${largo} caracteres o más.`}
          errors={clave.errors}
          {...getInputProps(clave, { type: "password", value: false })}
          autoComplete="new-password"
          required
        />
        <Button wide large>
          Continuar
        </Button>
      </Form>
    </Pantalla>
  );
}
