/** The heading of a column of buttons: heard, not seen. */
export const HiddenHeading = ({ label }: { readonly label: string }) => (
  <th>
    <span className="visually-hidden">{label}</span>
  </th>
);
