import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Image } from "~/components/Image";
import { pila } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as css from "./segundoFactor.css";
import type { action, loader } from "./segundoFactor.server";

export function SegundoFactor() {
  const { porActivar } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { codigo }] = useForm<{ codigo: string }>({ id: "codigo", lastResult: respuesta?.envio });
  return (
    <Pantalla titulo="Verificación en dos pasos" angosta>
      {porActivar && <PorActivar {...porActivar} />}
      <Form {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errors={errorsOf([codigo, "Código"])} general={respuesta?.generales ?? []} />
        <Field
          label="Código de tu aplicación"
          hint={
            porActivar
              ? "Los 6 dígitos que ves ahora. Cambian cada 30 segundos."
              : "Los 6 dígitos que ves ahora. ¿Sin tu celular? Escribe un código de respaldo."
          }
          errors={codigo.errors}
          {...getInputProps(codigo, { type: "text", value: false })}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button wide large>
          {porActivar ? "Activar y entrar" : "Entrar"}
        </Button>
      </Form>
    </Pantalla>
  );
}

/** The application learns the account; its first code activates it. */
function PorActivar({ qr, uri, secreto }: { qr: string; uri: string; secreto: string }) {
  return (
    <section className={pila.media}>
      <p>Escanea este código con tu aplicación de verificación.</p>
      <Image
        src={qr}
        alt="Código QR para tu aplicación de verificación"
        width="220"
        height="220"
        className={css.qr}
      />
      <p>¿La aplicación está en este celular? Ábrela desde aquí, o escribe en ella esta clave:</p>
      <code className={css.clave}>{secreto}</code>
      <p>
        <Button href={uri} variant="secondary">
          Abrir mi aplicación
        </Button>
      </p>
    </section>
  );
}
