import { useState } from "react";
import { Button } from "~/components/Button";
import * as css from "./zona.css";

/** Button that copies a text, and says so to screen readers too. It is hidden without scripts. */
export function CopiarDireccion({ direccion }: { direccion: string }) {
  const [dicho, setDicho] = useState("");
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(direccion);
      setDicho("Copiado");
    } catch {
      // The browser refused, or the page is not secure: a tap on the address selects it whole.
      setDicho("Toca la dirección y cópiala");
    }
  };
  return (
    <span className={css.copiar}>
      <Button type="button" variant="secondary" onClick={() => void copiar()}>
        Copiar
      </Button>
      <span role="status">{dicho}</span>
    </span>
  );
}
