import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Aviso } from "./Aviso";
import { enlaceSuelto } from "~/styles/layout.css";

/** In the place of a part that could not be read: what is missing, and the way to try again. */
export function ParteQueFalta({ titulo, children }: { titulo: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Aviso tipo="advertencia" titulo={titulo} role="status">
      {children}
      <p>
        <a className={enlaceSuelto} href={pathname + search}>
          Volver a intentarlo
        </a>
      </p>
    </Aviso>
  );
}
