import { classNames } from "./classNames";
import { soles } from "~/domain/shared/dinero";
import * as css from "./Precio.css";

type Props = {
  centimos: number;
  conIgv?: boolean;
  large?: boolean;
  /** True when the reader has a prepaid session (`bono`) that pays the whole price. */
  conBono?: boolean;
};

/** A price. Prices include IGV everywhere (Ley 29571, art. 4); `conIgv` says so where the reader decides. */
export function Precio({ centimos, conIgv = false, large = false, conBono = false }: Props) {
  return (
    <span className={classNames(css.precio, large && css.large)}>
      {soles(centimos)}
      {conIgv && <span className={css.nota}> con IGV</span>}
      {conBono && <span className={css.bono}>{soles(0)} con tu bono</span>}
    </span>
  );
}
