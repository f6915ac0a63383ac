import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { contenedorMedio, pagina, pila, textoGuia } from "~/styles/layout.css";
import type { loader } from "./comprobar.server";

/** Form that checks the code of a certificate. It uses GET, so that its answer has an address. */
export function Comprobar() {
  const { escrito, error } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Comprobar un certificado</h1>
        <p className={textoGuia}>
          Escribe el código que aparece en el certificado, con espacios o sin ellos.
        </p>
      </header>
      <Form method="get" action="/certificado" className={pila.media}>
        <Field
          id="codigo"
          name="codigo"
          label="Código del certificado"
          defaultValue={escrito}
          errors={error ? [error] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button>Comprobar</Button>
      </Form>
    </div>
  );
}
