import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { contenedor, enlaceSuelto, pagina, pila, rejilla, textoSuave } from "~/styles/layout.css";
import { FilterBar } from "~/components/FilterBar";
import { TarjetaDeCombo, TarjetaDeEspecialidad } from "./TarjetaDePaquete";
import * as css from "./tienda.css";
import type { loader } from "./tienda.server";

const COMBOS = { slug: "combos", nombre: "Combos" };

export function Tienda() {
  const { especialidades, combos, compras, comprobante, monedas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header className={pila.corta}>
        <h1>Tienda</h1>
        {monedas && (
          <p>
            Tienes <a href="/mi-zona-privada/saldo#monedas">{monedas}</a>.
          </p>
        )}
      </header>
      <FilterBar
        name="Partes de la tienda"
        options={[...especialidades, ...(combos.length > 0 ? [COMBOS] : [])].map(({ slug, nombre }) => ({
          texto: nombre,
          href: `#${slug}`,
          activo: false,
        }))}
      />
      <div className={css.grupos}>
        {especialidades.map((especialidad) => (
          <TarjetaDeEspecialidad key={especialidad.slug} {...especialidad} />
        ))}
      </div>
      {combos.length > 0 && (
        <section aria-labelledby={COMBOS.slug} className={css.grupo}>
          <h2 id={COMBOS.slug}>{COMBOS.nombre}</h2>
          <div className={rejilla.media}>
            {combos.map((combo) => (
              <TarjetaDeCombo key={combo.idPaquete} {...combo} />
            ))}
          </div>
        </section>
      )}
      <p className={textoSuave}>
        Los precios incluyen el IGV. {comprobante && `Recibirás una ${comprobante}. `}
        <a href="/datos-de-compra?volver=/tienda">Cambiar datos de compra</a>
      </p>
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
