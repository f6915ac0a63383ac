import { Button } from "./Button";
import { fila } from "~/styles/layout.css";
import { Precio } from "./Precio";

interface Props {
  codigo: string;
  descuentoCentimos: number;
  /**
   * Values of `intencion` for the buttons that check and remove the coupon; `quitar` is null on an order that keeps
   * its coupon.
   */
  mirar: string;
  quitar: string | null;
}

/** Discount of an applied coupon, and a button that removes it; a new coupon needs the old one removed first. */
export function CuponAplicado({ codigo, descuentoCentimos, mirar, quitar }: Props) {
  return (
    <div className={fila.extremos}>
      <input type="hidden" name="cupon" value={codigo} />
      {/* Enter in a field presses the first button of the form (HTML § 4.10.21.2), which must not remove the
          coupon. */}
      <button type="submit" hidden name="intencion" value={mirar} />
      <span>Cupón {codigo}</span>
      <span>
        −<Precio centimos={descuentoCentimos} />
      </span>
      {quitar !== null && (
        <Button variant="text" name="intencion" value={quitar} formNoValidate>
          Quitar
        </Button>
      )}
    </div>
  );
}
