import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { direccionDeCompra } from "~/domain/compras/direcciones";
import { eleccionDePaquete, MENSAJE_DE_COMPRA } from "~/domain/compras/paquete";
import { bonos } from "~/domain/saldo/saldo";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, enlaceSuelto, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import * as css from "../components/tienda.css";
import { tiendaEnPalabras } from "../tienda.server";

export const meta: MetaFunction = () => [{ title: "Tienda · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return tiendaEnPalabras(idPersona);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const elegido = eleccionDePaquete.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!elegido.success) return responder({ mensaje: MENSAJE_DE_COMPRA["paquete-no-existe"] }, 400);
  const creada = await services.crearCompra({ idPersona, idPaquete: elegido.data.idPaquete });
  if (!creada.ok) return responder({ mensaje: MENSAJE_DE_COMPRA[creada.rechazo] }, 409);
  const { idPedido } = creada.value;
  const cobro = await services.pagarCompra({ idPersona, idPedido, origen: new URL(request.url).origin });
  if (cobro.ok) return redirect(cobro.value.urlDePago, 303);
  if (cobro.rechazo !== "pasarela-no-responde") return redirect(direccionDeCompra({ idPedido }), 303);
  return responder({ mensaje: MENSAJE_DE_COMPRA[cobro.rechazo] }, 503);
}

export default function Tienda() {
  const { especialidades, compras, comprobante } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tienda</h1>
        <p className={textoGuia}>
          Compra varias sesiones juntas y agéndalas cuando quieras. Los precios incluyen el IGV.
        </p>
        <p className={textoSuave}>
          {comprobante && `Recibirás una ${comprobante}. `}
          <a href="/datos-de-compra?volver=/tienda">Cambiar datos de compra</a>
        </p>
      </header>
      {respuesta && <Aviso tipo="error" role="alert" titulo={respuesta.mensaje} />}
      <div className={rejilla.ancha}>
        {especialidades.map(({ slug, nombre, informacion, paquetes }) => (
          <section key={slug} aria-labelledby={slug} className={css.grupo}>
            <div className={pila.junta}>
              <h2 id={slug}>{nombre}</h2>
              <p className={textoSuave}>{informacion}</p>
            </div>
            <div className={css.paquetes}>
              {paquetes.map(({ idPaquete, sesiones, meses, precioCentimos, cadaUna }) => (
                <Tarjeta key={idPaquete} como="article" className={css.paquete} aria-labelledby={idPaquete}>
                  <h3 id={idPaquete} className={css.sesiones}>
                    {bonos(sesiones)}
                  </h3>
                  <Precio centimos={precioCentimos} grande />
                  <p className={textoSuave}>
                    {cadaUna} por sesión. Úsalos en {meses} desde que pagas.
                  </p>
                  <Formulario className={css.abajo}>
                    <input type="hidden" name="idPaquete" value={idPaquete} />
                    <Boton completo aria-label={`Comprar ${bonos(sesiones)} de ${nombre}`}>
                      Comprar
                    </Boton>
                  </Formulario>
                </Tarjeta>
              ))}
            </div>
          </section>
        ))}
      </div>
      {compras.length > 0 && (
        <section aria-labelledby="compras" className={css.grupo}>
          <h2 id="compras">Tus compras</h2>
          <ul className={pila.media}>
            {compras.map(({ idPedido, href, texto, estado, cuando, iso }) => (
              <li key={idPedido}>
                <a href={href} className={enlaceSuelto}>
                  {texto}
                </a>
                <p className={textoSuave}>
                  {estado} · <time dateTime={iso}>{cuando}</time>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
