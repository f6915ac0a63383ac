import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila, rejilla } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { Pantalla } from "../marco/Pantalla";
import type { action, loader } from "./respaldos.server";
import * as css from "./segundoFactor.css";

/** Ten codes for a lost telephone. They are shown once, in the answer to the form. */
export function Respaldos() {
  const { sinUsar } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const codigos = respuesta?.codigos ?? [];
  const errores = respuesta?.envio.error?.codigo ?? [];
  return (
    <Pantalla
      titulo="Códigos de respaldo"
      guia={`Te quedan ${sinUsar}. Cada uno sirve para entrar una vez, y no confirma actos.`}
      angosta
    >
      {codigos.length > 0 && (
        <Card as="section" aria-labelledby="nuevos" className={pila.media}>
          <Alert kind="exito" role="status" focused>
            <p>Guárdalos ahora: no se muestran otra vez.</p>
          </Alert>
          <h2 id="nuevos">Tus códigos nuevos</h2>
          <ul className={rejilla.angosta}>
            {codigos.map((codigo) => (
              <li key={codigo}>
                <code className={css.clave}>{codigo}</code>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" aria-label="Crear códigos" className={pila.media}>
        <Form className={pila.media} noValidate>
          <ErrorSummary
            errors={errores.map((mensaje) => ({ id: "respaldos-codigo", mensaje: `Código: ${mensaje}` }))}
            general={respuesta?.generales ?? []}
          />
          {sinUsar > 0 && <p>Los anteriores dejan de servir.</p>}
          <CampoDeCodigo de="respaldos" errores={errores} />
          <Button wide>Crear 10 códigos</Button>
        </Form>
      </Card>
      <a href="/equipo" className={enlaceSuelto}>
        Ir a Hoy
      </a>
    </Pantalla>
  );
}
