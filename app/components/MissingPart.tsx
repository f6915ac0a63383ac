import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "./Alert";
import { enlaceSuelto } from "~/styles/layout.css";

/** Notice in place of a part of the page that could not be read: it names the part and offers a new try. */
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
