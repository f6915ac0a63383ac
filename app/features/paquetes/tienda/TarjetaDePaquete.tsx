import { Button } from "~/components/Button";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { soloLectores, textoChico, textoSuave } from "~/styles/layout.css";
import { IconoDeEspecialidad } from "./IconoDeEspecialidad";
import type { PaqueteEnVenta } from "./tienda.server";
import * as css from "./tienda.css";

/** Card of a pack in the shop. */
export function TarjetaDePaquete({
  idPaquete,
  titulo,
  trae,
  denominacion,
  canje,
  iconos,
  ...paquete
}: PaqueteEnVenta) {
  return (
    <Card as="article" className={css.paquete} aria-labelledby={idPaquete}>
      <div className={css.cabeza}>
        {iconos.map((slug) => (
          <IconoDeEspecialidad key={slug} slug={slug} />
        ))}
        <h3 id={idPaquete} className={css.titulo}>
          {titulo}
        </h3>
      </div>
      {trae && <p>{trae}</p>}
      <p className={css.precio}>
        <Precio centimos={paquete.precioCentimos} large />
        {paquete.ahorro !== null && <Tag tone="exito">Ahorras {paquete.ahorro} %</Tag>}
      </p>
      {canje && <p className={textoSuave}>o {canje.cuesta}</p>}
      <p className={classNames(textoSuave, textoChico)}>
        {paquete.cadaUna} por sesión · {paquete.meses}
      </p>
      <div className={css.abajo}>
        <Button wide href={paquete.href} aria-label={`Comprar ${denominacion}`}>
          Comprar
        </Button>
        {canje?.href && (
          <Button wide variant="secondary" href={canje.href}>
            Canjear
            <span className={soloLectores}>
              {" "}
              {denominacion} por {canje.cuesta}
            </span>
          </Button>
        )}
      </div>
    </Card>
  );
}
