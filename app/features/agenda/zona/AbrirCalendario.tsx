import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { pila, textoSuave } from "~/styles/layout.css";
import type { action, loader } from "./abrirCalendario.server";
import { DIRECCION_DEL_CALENDARIO } from "~/domain/shared/navegacion/destino";
import { CopiarDireccion } from "./CopiarDireccion";
import { REVOCAR_CALENDARIO } from "./intenciones";
import * as css from "./zona.css";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

export function AbrirCalendario() {
  const { conClave, hayCalendario, direccion, suscripcion } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Dirección de tu calendario"
      bajada={`Quien tenga la dirección puede ver tus sesiones sin entrar a tu cuenta. Te avisaremos por correo.${
        hayCalendario ? " Si la cambias, la que tienes dejará de servir." : ""
      }`}
      antes={hayCalendario && <LaQueTiene direccion={direccion} suscripcion={suscripcion} />}
      conClave={conClave}
      volverA={DIRECCION_DEL_CALENDARIO}
      boton={<Button>{hayCalendario ? "Cambiarla por otra" : "Crear mi dirección"}</Button>}
      vuelta={{ href: "/mi-perfil", texto: "Volver a mi perfil" }}
      respuesta={useActionData<typeof action>()}
    />
  );
}

/** Private calendar address, shown only until the person has copied it: we store no readable copy. */
function LaQueTiene({ direccion, suscripcion }: Pick<Datos, "direccion" | "suscripcion">) {
  return (
    <Card as="section" aria-label="La que tienes" className={pila.media}>
      {direccion && suscripcion ? (
        <>
          <div className={css.acciones}>
            <Button href={suscripcion}>Añadir a mi calendario</Button>
            <CopiarDireccion direccion={direccion} />
          </div>
          <p className={css.direccion}>{direccion}</p>
          <p className={textoSuave}>
            No la guardamos: dejaremos de mostrarla en unos minutos. No la compartas.
          </p>
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
