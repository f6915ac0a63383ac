import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { RECHAZOS_DE_ASEGURADORA } from "~/domain/cuentas/identidad/aseguradora";
import { VIDA_SIN_USO_EN_DIAS } from "~/domain/cuentas/identidad/identidad";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ListaDeSesiones } from "./ListaDeSesiones";
import type { loader, action } from "./sesiones.server";

export function SesionesAbiertas() {
  const { sesiones, aviso, cerradas } = useLoaderData<typeof loader>();
  const { generales } = useActionData<typeof action>() ?? {};
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Dispositivos con tu cuenta</h1>
        <p className={textoSuave}>
          Donde tu cuenta está abierta. En el que no usas por {VIDA_SIN_USO_EN_DIAS} días se cierra sola. Si
          no reconoces alguno, ciérralo y cambia tu contraseña.
        </p>
      </header>
      <ErrorSummary errores={[]} generales={generales ?? []} titulo="No cerramos esa sesión" />
      {aviso && <Aviso tipo="advertencia" titulo={RECHAZOS_DE_ASEGURADORA[aviso].mensaje} />}
      {cerradas && !generales && (
        <Aviso
          tipo="exito"
          role="status"
          titulo={cerradas === "una" ? "Cerramos esa sesión." : "Cerramos las demás sesiones."}
        />
      )}
      <ListaDeSesiones sesiones={sesiones} />
      {sesiones.length > 1 && (
        <Formulario action="/mi-perfil/sesiones">
          <input type="hidden" name="intencion" value="las-demas" />
          <Boton variante="peligro">Cerrar las demás</Boton>
        </Formulario>
      )}
    </div>
  );
}
