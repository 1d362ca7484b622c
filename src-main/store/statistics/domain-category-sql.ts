/** SQL for the category of domain `d` seen by customer `?1` without overrides: whose it is, else what kind of site it is. */
export const automaticCategorySql = `COALESCE(
  (SELECT CASE b.kind WHEN 'own' THEN 'owned' ELSE 'competitor' END FROM brand_name n JOIN brand b ON b.id = n.brand_id
    WHERE b.customer_id = ?1 AND n.kind = 'domain' AND n.value = d.name AND b.state IN ('confirmed', 'candidate', 'merged')
    ORDER BY b.kind = 'own' DESC LIMIT 1),
  d.category)`;

/** SQL for the category of domain `d` seen by customer `?1`: the user's override, else the automatic one. */
export const categorySql = `COALESCE(
  (SELECT category FROM domain_override o WHERE o.customer_id = ?1 AND o.domain_id = d.id),
  ${automaticCategorySql})`;
