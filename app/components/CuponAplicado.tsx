import { Button } from "./Button";
import { fila } from "~/styles/layout.css";
import { Precio } from "./Precio";

interface Props {
  codigo: string;
  descuentoCentimos: number;
  /** What the buttons send as `intencion`: to look at it again, and to take it away; null where nobody takes it off. */
  mirar: string;
  quitar: string | null;
}

/** What a coupon takes off, in sight, and the way to take it away: to put another one there that comes first. */
export function CuponAplicado({ codigo, descuentoCentimos, mirar, quitar }: Props) {
  return (
    <div className={fila.extremos}>
      <input type="hidden" name="cupon" value={codigo} />
      {/* Enter in a box of this form presses its first button: that must not be the one that takes it away. */}
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
