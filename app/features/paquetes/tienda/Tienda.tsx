import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { contenedor, enlaceSuelto, pagina, pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import { FilterBar } from "~/components/FilterBar";
import { IconoDeEspecialidad } from "./IconoDeEspecialidad";
import { TarjetaDePaquete } from "./TarjetaDePaquete";
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
            Tienes <a href="/mi-zona-privada/saldo#monedas">{monedas}</a>: donde diga «Canjear», pagas con
            ellas.
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
        {especialidades.map(({ slug, nombre, sueltas, paquetes }) => (
          <section key={slug} aria-labelledby={slug} className={css.grupo}>
            <div className={css.especialidad}>
              <IconoDeEspecialidad slug={slug} grande />
              <div>
                <h2 id={slug}>{nombre}</h2>
                {sueltas && <p className={classNames(textoSuave, textoChico)}>{sueltas}</p>}
              </div>
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
