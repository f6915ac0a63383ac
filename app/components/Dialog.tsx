import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./classNames";
import * as css from "./Dialog.css";
import { Icon } from "./Icon";
import { Card } from "./Card";

type Props = {
  id: string;
  title: ReactNode;
  /** Address of the page without the dialog, to which closing leads when there is no JavaScript. */
  closeHref: string;
  /** Button that the cross presses, for a dialog whose closing is an answer to store. */
  closeSends?: { form: string; name: string; value: string } | undefined;
  /** Called when the dialog closes, instead of going to `closeHref`. */
  onClose?: (dialog: HTMLDialogElement) => void;
  /** True when a click outside closes the dialog. */
  closesOutside?: boolean;
  /** True when only the dialog's own buttons close it: it has no cross and Escape does nothing. */
  withoutClose?: boolean;
  onePixelWider?: boolean;
  children: ReactNode;
};

/**
 * A dialog with an address (a search parameter), shown over the page; on a telephone it is a sheet from below. The
 * server sends it open, with the focus on its title (WCAG 2.2, 2.4.3). Without JavaScript the page before it would be
 * 36 tabs long. JavaScript makes it modal: focus stays inside and goes back where it was. Only the browser knows if
 * the dialog is open. React writes `open` once. Removing that attribute does not close a modal dialog: the page stays
 * out of reach. `close()` does, and nothing opens the dialog again.
 */
export function Dialog(props: Props) {
  const { id, title, closeHref, onClose, closesOutside = true, withoutClose = false } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // The person may already be typing in a field of the dialog.
    const writing = dialog.contains(document.activeElement) ? document.activeElement : null;
    // React wrote `open` into the page: a dialog that is open cannot become modal (HTML § 4.11.4).
    dialog.removeAttribute("open");
    dialog.showModal();
    if (writing instanceof HTMLElement) writing.focus({ preventScroll: true });
  }, []);

  function dismiss() {
    if (onClose && ref.current) onClose(ref.current);
    else window.location.assign(closeHref);
  }
  function handleClick(event: MouseEvent) {
    if (closesOutside && !withoutClose && event.target === ref.current) {
      const box = ref.current.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) dismiss();
    }
  }

  return (
    <dialog
      ref={ref}
      id={id}
      open
      aria-labelledby={`${id}-titulo`}
      className={classNames(css.dialog, props.onePixelWider && css.onePixelWider)}
      onCancel={(event) => {
        event.preventDefault();
        if (!withoutClose) dismiss();
      }}
      // Browsers close a dialog at a second Escape, and no page can refuse it (HTML, "close requests"). So the key is
      // stopped here, and a dialog that closed with the focus elsewhere is opened again.
      onKeyDown={(event) => {
        if (withoutClose && event.key === "Escape") event.preventDefault();
      }}
      onClose={() => {
        if (withoutClose) ref.current?.showModal();
      }}
      onClick={handleClick}
    >
      <div className={css.head}>
        <h2 id={`${id}-titulo`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {!withoutClose && props.closeSends && (
          <button
            type="submit"
            {...props.closeSends}
            formNoValidate
            className={css.close}
            aria-label="Cerrar"
          >
            <Icon name="cerrar" />
          </button>
        )}
        {!withoutClose && !props.closeSends && (
          <a
            href={closeHref}
            className={css.close}
            aria-label="Cerrar"
            onClick={(event) => {
              if (!onClose) return;
              event.preventDefault();
              dismiss();
            }}
          >
            <Icon name="cerrar" />
          </a>
        )}
      </div>
      <div className={css.body}>{props.children}</div>
    </dialog>
  );
}

/** Content of a dialog as a page of its own. */
export function DialogPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.inPage}>
      <Card className={css.body}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  );
}
