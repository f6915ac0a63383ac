import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { contenedor } from "~/styles/layout.css";
import * as css from "./Portada.css";

/** Guarantees that a new visitor looks for first, in one line. */
export const Confianza = () => (
  <p className={classNames(contenedor, css.confianza)}>
    <Icon name="candado" size={24} />
    Antes de pagar ves el precio y hasta cuándo puedes cambiar.
  </p>
);
