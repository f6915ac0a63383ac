import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { contenedor, enlaceSuelto, pagina, pila, rejilla, textoGuia, textoSuave } from "~/styles/layout.css";
import { TarjetaDePaquete } from "./TarjetaDePaquete";
import * as css from "./tienda.css";
import type { loader } from "./tienda.server";

const COMBOS = { slug: "combos", nombre: "Combos" };

export function Tienda() {
  const { especialidades, combos, compras, comprobante, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
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
      <nav aria-label="Partes de la tienda" className={css.indice}>
        <ul className={css.estantes}>
          {[...especialidades, ...(combos.length > 0 ? [COMBOS] : [])].map(({ slug, nombre }) => (
            <li key={slug}>
              <a href={`#${slug}`} className={enlaceSuelto}>
                {nombre}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.grupos}>
        {especialidades.map(({ slug, nombre, informacion, paquetes }) => (
          <section key={slug} aria-labelledby={slug} className={css.grupo}>
            <div className={pila.junta}>
              <h2 id={slug}>{nombre}</h2>
              <p className={textoSuave}>{informacion}</p>
            </div>
            <div className={css.paquetes}>
              {paquetes.map((paquete) => (
                <TarjetaDePaquete key={paquete.idPaquete} {...paquete} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {combos.length > 0 && (
        <section aria-labelledby={COMBOS.slug} className={css.grupo}>
          <div className={pila.junta}>
            <h2 id={COMBOS.slug}>{COMBOS.nombre}</h2>
            <p className={textoSuave}>
              Varias especialidades en un solo pago. El plan de tu seguro sigue igual.
            </p>
          </div>
          <div className={rejilla.media}>
            {combos.map((combo) => (
              <TarjetaDePaquete key={combo.idPaquete} {...combo} />
            ))}
          </div>
        </section>
      )}
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
