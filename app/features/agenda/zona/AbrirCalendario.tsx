import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { pila } from "~/styles/layout.css";
import type { action, loader } from "./abrirCalendario.server";
import { DIRECCION_DEL_CALENDARIO } from "~/domain/shared/navegacion/destino";
import { REVOCAR_CALENDARIO } from "./intenciones";
import * as css from "./zona.css";

export function AbrirCalendario() {
  const { conClave, hayCalendario, direccion } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Dirección de tu calendario"
      bajada={`Quien tenga la dirección puede ver tus sesiones sin entrar a tu cuenta. Te avisaremos por correo.${
        hayCalendario ? " Si la cambias, la que tienes dejará de servir." : ""
      }`}
      antes={hayCalendario && <LaQueTiene direccion={direccion} />}
      conClave={conClave}
      volverA={DIRECCION_DEL_CALENDARIO}
      boton={<Button>{hayCalendario ? "Cambiarla por otra" : "Crear mi dirección"}</Button>}
      vuelta={{ href: "/mi-perfil", texto: "Volver a mi perfil" }}
      respuesta={useActionData<typeof action>()}
    />
  );
}

/** Private calendar address, shown only until the person has copied it: we store no readable copy. */
function LaQueTiene({ direccion }: { direccion: string | null }) {
  return (
    <Card as="section" aria-label="La que tienes" className={pila.media}>
      {direccion ? (
        <>
          <p>
            Cópiala ahora y suscríbete con ella: no la guardamos y dejaremos de mostrarla en unos minutos.
            Quien la tenga puede ver tus sesiones, así que no la compartas.
          </p>
          <p className={css.direccion}>{direccion}</p>
        </>
      ) : (
        <p>
          Tienes una dirección privada. No guardamos una copia que se pueda leer: si la perdiste, cámbiala por
          otra.
        </p>
      )}
      <Form className={css.acciones}>
        <Button variant="secondary" name="intencion" value={REVOCAR_CALENDARIO}>
          Anular la dirección
        </Button>
      </Form>
    </Card>
  );
}
