import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { FormularioDeCodigo } from "../identidad/FormularioDeCodigo";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ClaveNueva, EnlaceVencido } from "./ClaveNueva";
import { Listo, PedirRecuperacion } from "./PedirRecuperacion";
import * as css from "./recuperacion.css";
import { TITULOS } from "./pasos";
import type { loader, action } from "./recuperarClave.server";

export function RecuperarClave() {
  const { paso, despues, vencido, correos, hrefAlPedir, hrefDeEntrada } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const comunes = { ultimo: respuesta?.envio, generales: respuesta?.generales ?? [] };
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <div className={classNames(css.columna, pila.amplia)}>
        <h1>{TITULOS[paso]}</h1>
        {despues && <Alert>{despues}</Alert>}
        {paso === "pedir" && <PedirRecuperacion {...comunes} hrefDeEntrada={hrefDeEntrada} />}
        {paso === "codigo" && (
          <>
            <p className={textoSuave}>
              Si hay una cuenta con esos datos, te enviamos un correo con un enlace y un código. Abre el
              enlace o escribe aquí el código.
            </p>
            <FormularioDeCodigo {...comunes} texto="Continuar" />
            <p>
              <a className={enlaceSuelto} href={hrefAlPedir}>
                No me llegó: pedir otro
              </a>
            </p>
          </>
        )}
        {paso === "nueva" &&
          (vencido ? (
            <EnlaceVencido hrefAlPedir={hrefAlPedir} />
          ) : (
            <ClaveNueva {...comunes} correos={correos} />
          ))}
        {paso === "listo" && <Listo hrefDeEntrada={hrefDeEntrada} />}
      </div>
    </div>
  );
}
