import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { VIDA_SIN_USO_EN_DIAS } from "~/domain/cuentas/identidad/identidad";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ListaDeSesiones } from "./ListaDeSesiones";
import type { loader, action } from "./sesiones.server";

export function SesionesAbiertas() {
  const { sesiones, siguiente, hayOtras, conClave } = useLoaderData<typeof loader>();
  const mensaje = useActionData<typeof action>()?.mensaje;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Dispositivos con tu cuenta</h1>
        <p className={textoSuave}>
          Tu acceso se cierra solo donde no lo usas por {VIDA_SIN_USO_EN_DIAS} días. Si no reconoces uno,
          ciérralo{conClave && " y cambia tu contraseña"}.
        </p>
      </header>
      <ErrorSummary errors={[]} general={mensaje ? [mensaje] : []} title="No cerramos ese acceso" />
      <ListaDeSesiones sesiones={sesiones} />
      {siguiente && (
        <p>
          <a href={siguiente} className={enlaceSuelto} rel="next">
            Ver más dispositivos
          </a>
        </p>
      )}
      {hayOtras && (
        <Form action="/mi-perfil/sesiones">
          <input type="hidden" name="intencion" value="las-demas" />
          <Button variant="danger">Cerrar los demás</Button>
        </Form>
      )}
    </div>
  );
}
