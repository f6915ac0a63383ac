import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { classNames } from "~/components/classNames";
import { enlaceSuelto, textoChico, textoSuave } from "~/styles/layout.css";
import { Barra } from "./dibujos";
import * as css from "./medicion.css";
import { PantallaDeMedicion } from "./PantallaDeMedicion";
import type { loader } from "./cupones.server";

/** Coupons with their uses. Nobody who used one is named. */
export function Cupones() {
  const { partes, cupones } = useLoaderData<typeof loader>();
  return (
    <PantallaDeMedicion titulo="Cupones" partes={partes}>
      {cupones.length === 0 ? (
        <EmptyState title="No hay cupones" />
      ) : (
        <ul className={css.lista}>
          {cupones.map((cupon) => (
            <Cupon key={cupon.codigo} {...cupon} />
          ))}
        </ul>
      )}
    </PantallaDeMedicion>
  );
}

type DatosDeCupon = ReturnType<typeof useLoaderData<typeof loader>>["cupones"][number];

const Cupon = ({ codigo, href, descuento, para, usos, parte, dias, estado }: DatosDeCupon) => (
  <li className={css.deLista}>
    <div>
      <a href={href} className={enlaceSuelto}>
        {codigo}
      </a>
      <p>
        {descuento} · {para}
      </p>
    </div>
    <div className={css.aLoAncho}>
      {parte !== null && <Barra parte={parte} />}
      <p className={css.numero}>Usos: {usos}</p>
    </div>
    <p className={classNames(css.aLoAncho, textoChico, textoSuave)}>{dias}</p>
    <span className={css.estado}>
      <Tag tone={estado.tono}>{estado.texto}</Tag>
    </span>
  </li>
);
