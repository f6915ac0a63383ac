import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "~/shell/zona.server";
import { textoSuave } from "~/styles/layout.css";
import { PaginaDeResultado } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import { verResultado } from "./resumen.server";

/** The page asks again by itself, without JavaScript, until the server knows more. */
const SEGUNDOS_ENTRE_CONSULTAS = "4";

export const meta: MetaFunction = () => [{ title: "Confirmando tu pago · Bienestar" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const resultado = await verResultado("carga", idPersona, url, zonaDelDispositivo(request));
  // The address is named because a browser that is at a #fragment would only scroll.
  const refresh = `${SEGUNDOS_ENTRE_CONSULTAS};url=${url.pathname}${url.search}`;
  return responder(resultado, 200, { refresh });
}

export default function Carga() {
  const { sesion, procesando, urlDePago, hrefDeQuePaso } = useLoaderData<typeof loader>();
  return (
    <PaginaDeResultado
      titulo="Estamos confirmando tu pago"
      bajada={
        <p role="status">
          {procesando
            ? "El banco aún lo está procesando. Tu horario sigue separado mientras tanto."
            : "Todavía no vemos un pago de este pedido."}
        </p>
      }
      animo="calmo"
      imagen={
        <div className={css.espera}>
          <Icono nombre="reloj" tamano={32} />
        </div>
      }
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        !procesando &&
        urlDePago && (
          <Boton href={urlDePago} variante="secundario" grande>
            Volver a la página de pago
          </Boton>
        )
      }
    >
      <p className={textoSuave}>
        Esta página se actualiza sola cada {SEGUNDOS_ENTRE_CONSULTAS} segundos. También puedes cerrarla: te
        avisaremos por correo y verás el resultado en Mi zona.
      </p>
    </PaginaDeResultado>
  );
}
