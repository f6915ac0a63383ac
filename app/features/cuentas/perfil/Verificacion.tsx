import { getFormProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { RECHAZOS_DE_SEGUNDO_FACTOR } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Activar, Respaldos } from "./SegundoFactor";
import { QUITAR, RENOVAR, SEGURIDAD, VERIFICACION } from "./intenciones";
import type { loader, action } from "./verificacion.server";

export function Verificacion() {
  const { activadaEl, quedan, conClave, pendiente } = useLoaderData<typeof loader>();
  const { envio, generales, respaldos } = useActionData<typeof action>() ?? {};
  const [form, { clave }] = useForm<{ clave?: string | undefined }>({ id: "prueba", lastResult: envio });
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Verificación en dos pasos</h1>
        <p className={textoSuave}>
          {activadaEl
            ? `Activada el ${activadaEl}. Te quedan ${quedan} códigos de respaldo.`
            : conClave &&
              "Al entrar te pedimos, además de tu contraseña, un código de una aplicación de verificación de tu celular. Así nadie entra solo con tu contraseña."}
        </p>
      </header>
      {respaldos ? (
        <Respaldos respaldos={respaldos} />
      ) : !activadaEl && pendiente ? (
        <Activar {...pendiente} envio={envio} generales={generales} />
      ) : !activadaEl && !conClave ? (
        <p>{RECHAZOS_DE_SEGUNDO_FACTOR["sin-clave"].mensaje}</p>
      ) : (
        <Form {...getFormProps(form)} className={pila.amplia}>
          <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={generales} />
          {activadaEl && <p>Si perdiste tus códigos, crea otros: los anteriores dejan de servir.</p>}
          <CampoDePrueba conClave={conClave} campo={clave} volverA={VERIFICACION} />
          {activadaEl ? (
            <div className={fila.media}>
              <Button name="intencion" value={RENOVAR}>
                Crear códigos nuevos
              </Button>
              <Button variant="danger" name="intencion" value={QUITAR}>
                Quitar la verificación
              </Button>
            </div>
          ) : (
            <Button name="intencion" value="pedir">
              Empezar
            </Button>
          )}
        </Form>
      )}
      <p>
        <a href={SEGURIDAD} className={enlaceSuelto}>
          Volver a Seguridad
        </a>
      </p>
    </div>
  );
}
