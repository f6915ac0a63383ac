import { getFormProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { clases } from "~/components/clases";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Activar, Respaldos } from "./SegundoFactor";
import { QUITAR, RENOVAR, VERIFICACION } from "./intenciones";
import type { loader, action } from "./verificacion.server";

export function Verificacion() {
  const { activadaEl, quedan, conClave, pendiente } = useLoaderData<typeof loader>();
  const { envio, generales, respaldos } = useActionData<typeof action>() ?? {};
  const [form, { clave }] = useForm<{ clave?: string | undefined }>({ id: "prueba", lastResult: envio });
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Verificación en dos pasos</h1>
        <p className={textoSuave}>
          {activadaEl
            ? `Activada el ${activadaEl}. Te quedan ${quedan} códigos de respaldo.`
            : "Al entrar te pedimos, además de tu contraseña, un código de una aplicación de verificación de tu celular. Así nadie entra solo con tu contraseña."}
        </p>
      </header>
      {respaldos ? (
        <Respaldos respaldos={respaldos} />
      ) : !activadaEl && pendiente ? (
        <Activar {...pendiente} envio={envio} generales={generales} />
      ) : (
        <Formulario {...getFormProps(form)} className={pila.amplia}>
          <ErrorSummary errores={erroresDe([clave, "Contraseña"])} generales={generales} />
          {activadaEl && <p>Si perdiste tus códigos, crea otros: los anteriores dejan de servir.</p>}
          <CampoDePrueba conClave={conClave} campo={clave} volverA={VERIFICACION} />
          {activadaEl ? (
            <div className={fila.media}>
              <Boton name="intencion" value={RENOVAR}>
                Crear códigos nuevos
              </Boton>
              <Boton variante="peligro" name="intencion" value={QUITAR}>
                Quitar la verificación
              </Boton>
            </div>
          ) : (
            <Boton name="intencion" value="pedir">
              Empezar
            </Boton>
          )}
        </Formulario>
      )}
      <p>
        <a href="/mi-perfil" className={enlaceSuelto}>
          Volver a mi perfil
        </a>
      </p>
    </div>
  );
}
