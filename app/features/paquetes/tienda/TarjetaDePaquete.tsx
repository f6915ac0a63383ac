import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, soloLectores, textoChico, textoSuave } from "~/styles/layout.css";
import { IconoDeEspecialidad } from "./IconoDeEspecialidad";
import type { EspecialidadEnVenta, PaqueteEnVenta } from "./tienda.server";
import * as css from "./tienda.css";

/** Packs of one specialty on one card. */
export function TarjetaDeEspecialidad({ slug, nombre, sueltas, paquetes }: EspecialidadEnVenta) {
  return (
    <Card as="section" aria-labelledby={slug} className={css.tarjeta}>
      <header className={css.cabeza}>
        <IconoDeEspecialidad slug={slug} grande />
        <div>
          <h2 id={slug} className={css.titulo}>
            {nombre}
          </h2>
          {sueltas && <p className={classNames(textoSuave, textoChico)}>{sueltas}</p>}
        </div>
      </header>
      <ul>
        {paquetes.map((paquete) => (
          <li key={paquete.idPaquete} className={css.renglon}>
            <Compra {...paquete}>
              <h3 className={css.titulo}>{paquete.titulo}</h3>
            </Compra>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A pack of several specialties on a card of its own. */
export function TarjetaDeCombo(combo: PaqueteEnVenta) {
  return (
    <Card as="article" aria-labelledby={combo.idPaquete} className={css.tarjeta}>
      <header className={css.cabeza}>
        <div className={css.iconos}>
          {combo.iconos.map((slug) => (
            <IconoDeEspecialidad key={slug} slug={slug} />
          ))}
        </div>
        <h3 id={combo.idPaquete} className={css.titulo}>
          {combo.titulo}
        </h3>
      </header>
      <p>{combo.trae}</p>
      <Compra {...combo} />
    </Card>
  );
}

/** Price in coins: a link where the person has enough of them. */
function Canje({
  href,
  cuesta,
  denominacion,
}: NonNullable<PaqueteEnVenta["canje"]> & { denominacion: string }) {
  if (href === null) return <p className={classNames(css.conMonedas, textoSuave)}>o {cuesta}</p>;
  return (
    <a href={href} className={classNames(css.conMonedas, enlaceSuelto)}>
      <span>
        Canjear<span className={soloLectores}> {denominacion} por</span> {cuesta}
      </span>
    </a>
  );
}

/** Price of a pack with what it saves, and the ways to get it: with money, or with coins. */
function Compra({ children, denominacion, canje, ...paquete }: PaqueteEnVenta & { children?: ReactNode }) {
  return (
    <div className={css.compra}>
      <div>
        <div className={css.linea}>
          {children}
          <span className={classNames(textoSuave, textoChico)}>{paquete.meses}</span>
        </div>
        <div className={css.linea}>
          <Precio centimos={paquete.precioCentimos} large />
          {paquete.ahorro !== null && <Tag tone="exito">Ahorras {paquete.ahorro} %</Tag>}
        </div>
      </div>
      <Button href={paquete.href} aria-label={`Comprar ${denominacion}`}>
        Comprar
      </Button>
      {canje && <Canje {...canje} denominacion={denominacion} />}
    </div>
  );
}
