import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedor, enlaceSuelto, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import * as css from "../components/tienda.css";
import { tiendaEnPalabras } from "../tienda.server";

export const meta: MetaFunction = () => [{ title: "Tienda · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return tiendaEnPalabras(idPersona);
}

export default function Tienda() {
  const { grupos, compras, comprobante, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tienda</h1>
        <p className={textoGuia}>
          Compra varias sesiones juntas y agéndalas cuando quieras. Los precios incluyen el IGV.
        </p>
        {monedas && (
          <p>
            Tienes <a href="/mi-zona-privada/saldo#monedas">{monedas}</a>: donde diga «Canjear», pagas con
            ellas.
          </p>
        )}
        <p className={textoSuave}>
          {comprobante && `Recibirás una ${comprobante}. `}
          <a href="/datos-de-compra?volver=/tienda">Cambiar datos de compra</a>
        </p>
      </header>
      <div className={rejilla.ancha}>
        {grupos.map(({ slug, nombre, informacion, paquetes }) => (
          <section key={slug} aria-labelledby={slug} className={css.grupo}>
            <div className={pila.junta}>
              <h2 id={slug}>{nombre}</h2>
              <p className={textoSuave}>{informacion}</p>
            </div>
            <div className={css.paquetes}>
              {paquetes.map(({ idPaquete, href, canje, titulo, trae, meses, precioCentimos, cadaUna }) => (
                <Tarjeta key={idPaquete} como="article" className={css.paquete} aria-labelledby={idPaquete}>
                  <h3 id={idPaquete} className={css.titulo}>
                    {titulo}
                  </h3>
                  {slug === "planes" && <p>{trae}</p>}
                  <Precio centimos={precioCentimos} grande />
                  {canje && <p>o {canje.cuesta}</p>}
                  <p className={textoSuave}>
                    {cadaUna} por sesión. Úsalos en {meses} desde que pagas.
                  </p>
                  <div className={css.abajo}>
                    <Boton completo href={href} aria-label={`Comprar ${trae}`}>
                      Comprar
                    </Boton>
                    {canje && (
                      <Boton
                        completo
                        variante="secundario"
                        href={canje.href}
                        aria-label={`Canjear ${trae} por ${canje.cuesta}`}
                      >
                        Canjear
                      </Boton>
                    )}
                  </div>
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
