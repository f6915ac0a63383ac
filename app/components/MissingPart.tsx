import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "./Alert";
import { enlaceSuelto } from "~/styles/layout.css";

/** Stands in for a part that could not be read: names it and offers a new try. */
export function MissingPart({ title, children }: { title: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Alert kind="advertencia" title={title} role="status">
      {children}
      <p>
        <a className={enlaceSuelto} href={pathname + search}>
          Volver a intentarlo
        </a>
      </p>
    </Alert>
  );
}
