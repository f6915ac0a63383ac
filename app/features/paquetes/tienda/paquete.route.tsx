import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { clases } from "~/components/clases";
import { Tarjeta } from "~/components/Tarjeta";
import { direccionDePaquete } from "~/domain/paquetes/compras/direcciones";
import { soles } from "~/domain/shared/dinero";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ConfirmarCompra, PrecioDelPaquete } from "./ConfirmarCompra";
import { APLICAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";
import { aplicarCupon, comprar, paqueteEnPalabras } from "./paquete.server";

export const meta: MetaFunction = () => [{ title: "Tu paquete · Bienestar" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const paquete = await paqueteEnPalabras({ idPersona, idPaquete: params.idPaquete ?? "" });
  if (!paquete) throw new Response(null, { status: 404 });
  return paquete;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const cual = { idPersona, idPaquete: params.idPaquete ?? "" };
  const datos = await leerFormulario(request);
  const [intencion, cupon] = [datos.get("intencion"), datos.get("cupon")];
  const escrito = typeof cupon === "string" ? cupon.trim().slice(0, 40) : "";
  if (!(await paqueteEnPalabras(cual))) throw new Response(null, { status: 404 });
  if (intencion === QUITAR_CUPON) return redirect(direccionDePaquete(cual), 303);
  if (intencion === APLICAR_CUPON) return aplicarCupon(cual, escrito);
  if (intencion !== PAGAR && intencion !== CONFIRMAR_SIN_PAGAR) throw new Response(null, { status: 400 });
  return comprar(cual, escrito, intencion, new URL(request.url).origin);
}

export default function PaginaDePaquete() {
  const paquete = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const precio = respuesta?.precio ?? paquete.precio;
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{paquete.nombre ?? paquete.trae}</h1>
        {paquete.nombre && <p>{paquete.trae}</p>}
        <p>
          <a className={enlaceSuelto} href="/tienda">
            Volver a la tienda
          </a>
        </p>
      </header>
      {paquete.hrefDePendiente && (
        <Aviso titulo="Ya pediste este paquete y falta pagarlo">
          Si sigues aquí, pagas ese mismo pedido. <a href={paquete.hrefDePendiente}>Ver o dejar ese pedido</a>
        </Aviso>
      )}
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <PrecioDelPaquete {...precio} />
          <section aria-labelledby="antes" className={pila.corta}>
            <h2 id="antes">Antes de pagar</h2>
            <p>
              Cada sesión te sale a {soles(Math.round(precio.totalCentimos / paquete.sesiones))}. Puedes usar
              los bonos hasta el {paquete.hasta} si pagas hoy.
            </p>
            <p className={textoSuave}>
              Mientras no uses ningún bono puedes devolver el paquete entero
              {precio.totalCentimos > 0 ? ": todo lo que pagaste vuelve a tu tarjeta" : ""}
              {precio.cupon ? " y tu cupón vuelve a servir." : "."}
            </p>
            {paquete.comprobante && precio.totalCentimos > 0 && (
              <p className={textoSuave}>
                Recibirás una {paquete.comprobante}. <a href={paquete.hrefDeDatos}>Cambiar datos de compra</a>
              </p>
            )}
          </section>
        </div>
        <Tarjeta como="section" aria-labelledby="confirmar">
          <ConfirmarCompra precio={precio} respuesta={respuesta} />
        </Tarjeta>
      </div>
    </div>
  );
}
