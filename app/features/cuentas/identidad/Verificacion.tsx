import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { FormularioDeCodigo } from "./FormularioDeCodigo";
import { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { action, loader } from "./verificacion.server";

export function Verificacion() {
  const { despues } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Verificación en dos pasos</h1>
        <p className={textoSuave}>
          Escribe el código que muestra ahora tu aplicación. Si no la tienes a mano, usa un código de
          respaldo.
        </p>
      </header>
      {despues && <Alert>{despues}</Alert>}
      <FormularioDeCodigo
        ultimo={respuesta?.envio}
        generales={respuesta?.generales}
        texto="Entrar"
        deAplicacion={entradaDeSegundoFactor}
      />
      <p>
        <a href="/ayuda#sin-celular" className={enlaceSuelto}>
          Perdí el celular y los códigos
        </a>
      </p>
      <p>
        <a href="/iniciar-sesion" className={enlaceSuelto}>
          Entrar con otra cuenta
        </a>
      </p>
    </div>
  );
}
